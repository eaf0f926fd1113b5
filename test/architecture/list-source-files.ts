import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What others write, and what the build and tests write and remove while this reads. */
const NOT_OURS = new Set(['node_modules', 'dist']);

/** The TypeScript files in some folders of a project, as paths relative to its root, with forward slashes. */
export function listSourceFiles(root: string, folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : listSourceFiles(root, [path]);
      return /(?<!\.d)\.tsx?$/.test(entry.name) ? [path] : [];
    }),
  );
}
