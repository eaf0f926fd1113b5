import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it. Node's own `recursive` tries for ever where the system says ENOENT although
 * the folder above is there, such as in /proc.
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) {
    // Throws for a file.
    mkdirSync(path, { recursive: true });
    return;
  }
  const above = dirname(path);
  if (!existsSync(above)) makeFolder(above);
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process has just made it.
    if (!existsSync(path)) throw error;
  }
}
