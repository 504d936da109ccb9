/** The outline of a star: seals have eight points, rosettes fourteen. */
export function starPath(points: number, outer: number, inner: number, x: number, y: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = (Math.PI * i) / points - Math.PI / 2;
    const radius = i % 2 === 0 ? outer : inner;
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}z`;
}
