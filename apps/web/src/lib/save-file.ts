/** Downloads a text or a fetched file. */
export function saveFile(name: string, file: string | Blob, type = 'text/plain;charset=utf-8'): void {
  const address = URL.createObjectURL(file instanceof Blob ? file : new Blob([file], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the address after the click returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
