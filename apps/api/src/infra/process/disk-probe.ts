import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A database on a full disk may still find room for a few bytes, but not for a row. */
const PROBE = Buffer.alloc(64 * 1024, '.');
const FRESH_MS = 1000;

/**
 * @param folder where the embedded database is.
 * @returns a function that writes a file there and removes it; it throws when the disk is full or read-only. It
 * writes once a second, however many ask.
 */
export function diskProbe(folder: string): () => Promise<void> {
  const file = join(folder, 'visible-ai.probe');
  let last: { at: number; outcome: Promise<void> } | null = null;
  const probe = async () => {
    try {
      await writeFile(file, PROBE, { mode: 0o600 });
    } finally {
      await rm(file, { force: true });
    }
  };
  return () => {
    if (last && performance.now() - last.at < FRESH_MS) return last.outcome;
    last = { at: performance.now(), outcome: probe() };
    return last.outcome;
  };
}
