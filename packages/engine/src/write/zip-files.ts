import { zipSync } from 'fflate';

/**
 * The earliest time that a ZIP file can express, in this machine's zone: the same files give the same bytes
 * at any time.
 */
const NO_TIME = new Date(1980, 0, 1);

/** Files as one ZIP file, in their order. Names that are not ASCII are marked as UTF-8. The same files give the same bytes. */
export function zipFiles(files: readonly { path: string; text: string }[]): Uint8Array {
  const encoder = new TextEncoder();
  return zipSync(Object.fromEntries(files.map(({ path, text }) => [path, encoder.encode(text)])), {
    level: 6,
    mtime: NO_TIME,
  });
}
