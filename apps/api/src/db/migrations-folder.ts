import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder is next to `src` and next to the built `dist`. */
export function migrationsFolder(): string {
  const candidates = ['../../migrations', '../migrations'].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  );
  const found = candidates.find((path) => existsSync(path));
  if (!found) throw new Error('The migrations folder is missing');
  return found;
}
