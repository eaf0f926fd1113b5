import { readFileSync } from 'node:fs';

/** Connections of visitors, of audits and of the database, and the files of the database: fewer fail in odd places. */
const LEAST_OPEN_FILES = 512;

/** @param limits the text of /proc/self/limits. @returns why the service cannot run under them, or null. */
export function openFilesProblem(limits: string): string | null {
  const allowed = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? LEAST_OPEN_FILES);
  if (allowed >= LEAST_OPEN_FILES) return null;
  return `the limit of open files is ${allowed}: it takes ${LEAST_OPEN_FILES} or more (ulimit -n).`;
}

/** The limits of this process, as Linux tells them; '' elsewhere. */
export function ownLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return '';
  }
}
