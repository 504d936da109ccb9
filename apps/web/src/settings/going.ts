export function goingWords(at: number): string {
  const day = new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  return `This match will be deleted on ${day}. To keep it, download its record from the table menu.`;
}
