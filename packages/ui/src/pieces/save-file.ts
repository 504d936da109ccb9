/** Hands the player a file. */
export function saveFile(name: string, json: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(json)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
