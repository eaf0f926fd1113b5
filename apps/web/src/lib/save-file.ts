import { say } from './say.ts';

/** Downloads a text or a fetched file, and says so. */
export function saveFile(name: string, file: string | Blob, type = 'text/plain;charset=utf-8'): void {
  const address = URL.createObjectURL(file instanceof Blob ? file : new Blob([file], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  say(`${name} is downloaded`);
  // Some browsers read the address after the click returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
