import { linkSync } from 'node:fs';
import { dirname } from 'node:path';

/** What volumes without hard links answer: FAT, some network volumes, some folders shared with a container. */
const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

/**
 * Gives a whole draft its name at once: a reader never sees half of it, and of several processes that want the name one
 * gets it. The draft keeps its own name too.
 *
 * @returns false when the name is taken already.
 * @throws in words for the operator where the volume has no hard links, otherwise what else the system says, e.g. ENOSPC.
 */
export function placeFile(draft: string, file: string, link = linkSync): boolean {
  try {
    link(draft, file);
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'EEXIST') return false;
    if (NO_LINKS.has(code))
      throw new Error(
        `${dirname(file)} has no hard links (${code}), which are needed to write a file whole and once. Put DATA_DIR on a volume that has them.`,
      );
    throw error;
  }
}
