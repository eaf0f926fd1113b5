import { linkSync } from 'node:fs';

/**
 * Gives a whole draft its name at once: a reader never sees half of it, and of several processes that want the name one
 * gets it. The draft keeps its own name too.
 *
 * @returns false when the name is taken already.
 * @throws what else the system says, e.g. ENOSPC.
 */
export function placeFile(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
