import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * Whether a program can be started by this name or path.
 *
 * @param searchPath where names without a folder are looked for, as in `PATH`.
 */
export function isProgram(name: string, searchPath: string): boolean {
  if (/[/\\]/.test(name)) return canRun(name);
  const names = [name, `${name}.exe`];
  return searchPath
    .split(delimiter)
    .filter(Boolean)
    .some((folder) => names.some((one) => canRun(join(folder, one))));
}
