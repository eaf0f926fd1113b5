import { linkSync } from 'node:fs';
import { dirname } from 'node:path';

/** Errors of volumes without hard links: FAT, some network volumes, some folders shared with a container. */
const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

/**
 * Gives a complete draft its final name at once: a reader never sees half of it, and of several processes
 * only one gets the name. The draft also keeps its own name.
 *
 * @returns false if the name is already taken.
 * @throws a message for the operator if the volume has no hard links, otherwise the system's error, e.g.
 * ENOSPC.
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
