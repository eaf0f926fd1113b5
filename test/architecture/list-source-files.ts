import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The TypeScript files in some folders of a project, as paths relative to its root, with forward slashes. */
export function listSourceFiles(root: string, folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => /(?<!\.d)\.tsx?$/.test(file)),
  );
}
