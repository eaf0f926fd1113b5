import { readFileSync } from 'node:fs';

/**
 * The same limit as in apps/api/src/infra/process/open-files.ts: with fewer, installing and building hang
 * without a message.
 */
const LEAST_OPEN_FILES = 512;

/** Ends the process with one line when it may open too few files. Only Linux tells the limit. */
export function ensureOpenFiles() {
  let limits = '';
  try {
    limits = readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return;
  }
  const allowed = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? LEAST_OPEN_FILES);
  if (allowed >= LEAST_OPEN_FILES) return;
  console.error(
    `Visible AI cannot start: the limit of open files is ${allowed}: it takes ${LEAST_OPEN_FILES} or more (ulimit -n).`,
  );
  process.exit(1);
}
