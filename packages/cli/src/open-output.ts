import { randomBytes } from 'node:crypto';
import { lstat, open, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { cleanText } from './terminal/clean-text.ts';
import type { Screen } from './terminal/terminal.ts';
import { UsageError } from './usage-error.ts';

/** The target of results: the terminal or a pipe, or a file that is written completely or not at all. */
export interface Output {
  write(parts: AsyncIterable<string | Uint8Array>): Promise<void>;
}

/** How the standard output is named where a file is expected. */
export const STANDARD_OUTPUT = '-';

const toScreen = (screen: Screen): Output => ({
  async write(parts) {
    // A terminal must not execute foreign text; a pipe gets it unchanged.
    for await (const part of parts)
      screen.write(screen.isTerminal && typeof part === 'string' ? cleanText(part) : part);
  },
});

const isCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

/** Errors of the file system: no space, no permission, a pipe without a reader. */
const isRefusal = (error: unknown) => error instanceof Error && 'syscall' in error && 'code' in error;

/** The real path behind symbolic links; for a file that does not exist yet, the path itself. */
async function behindLinks(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return path;
    throw error;
  }
}

/** Anything but a file, such as /dev/stdout, is written to directly. */
async function isFileOrNothing(path: string): Promise<boolean> {
  try {
    return (await lstat(path)).isFile();
  } catch (error) {
    if (isCode(error, 'ENOENT')) return true;
    throw error;
  }
}

function toFile(path: string): Output {
  return {
    async write(parts) {
      const target = await behindLinks(path);
      const isFile = await isFileOrNothing(target);
      const draft = isFile
        ? join(dirname(target), `.${basename(target)}.${randomBytes(6).toString('hex')}`)
        : target;
      try {
        const file = await open(draft, isFile ? 'wx' : 'w');
        try {
          for await (const part of parts) await file.appendFile(part);
        } finally {
          await file.close();
        }
        if (isFile) await rename(draft, target);
      } catch (error) {
        if (isFile) await rm(draft, { force: true });
        if (isRefusal(error)) throw new UsageError(`--output ${path} cannot be written.`);
        throw error;
      }
    },
  };
}

/**
 * Opens the target of results. `-` is the standard output, as elsewhere.
 *
 * @throws UsageError if no file can be created there: before the work, not after it.
 */
export async function openOutput(path: string | null, screen: Screen): Promise<Output> {
  if (path === null || path === STANDARD_OUTPUT) return toScreen(screen);
  const folder = await stat(dirname(path)).catch(() => null);
  if (!folder?.isDirectory()) throw new UsageError(`--output ${path}: there is no such folder.`);
  const there = await stat(path).catch(() => null);
  if (there?.isDirectory()) throw new UsageError(`--output ${path} is a folder: name a file in it.`);
  return toFile(path);
}
