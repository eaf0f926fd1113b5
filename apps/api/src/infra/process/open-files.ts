import { readFileSync } from 'node:fs';

/**
 * For connections of visitors, audits and the database, and for the database's files: with fewer, errors
 * appear in odd places.
 */
const LEAST_OPEN_FILES = 512;

/** @param limits the text of /proc/self/limits. @returns why the service cannot run with them, or null. */
export function openFilesProblem(limits: string): string | null {
  const allowed = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? LEAST_OPEN_FILES);
  if (allowed >= LEAST_OPEN_FILES) return null;
  return `the limit of open files is ${allowed}: it takes ${LEAST_OPEN_FILES} or more (ulimit -n).`;
}

/** The limits of this process on Linux; '' elsewhere. */
export function ownLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return '';
  }
}
