import { createReadStream } from 'node:fs';
import { type KnownRanges, type LogCounts, type LogOutcome, openLogReader } from '@visible-ai/engine/logs';
import type { Call } from '../cli/command.ts';
import type { LiveSteps } from '../terminal/live-steps.ts';

const problems: Record<Extract<LogOutcome, { ok: false }>['problem'], string> = {
  'too-large': 'It is too large.',
  'broken-gzip': 'It begins as gzip and cannot be unpacked to its end.',
  'not-gzip':
    'It is packed, and not as gzip. Unpack it first; `visible-ai logs -` reads what another program unpacks.',
  left: 'It was not read to its end.',
};

const refusals: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file.',
  EISDIR: 'It is a folder. Give its files.',
  EACCES: 'You may not read it.',
};

/** Why the system does not hand out a file; null if the error is another one. */
function refusalOf(error: unknown): string | null {
  if (!(error instanceof Error && 'syscall' in error && 'code' in error)) return null;
  return refusals[String(error.code)] ?? 'It cannot be read.';
}

/** Opened when the first block is read, so that the reader gets the error of a missing file. */
async function* bytesOf(name: string): AsyncGenerator<Uint8Array, undefined> {
  yield* name === '-' ? process.stdin : createReadStream(name);
}

async function readOne(
  read: ReturnType<typeof openLogReader>['readLog'],
  name: string,
  ranges: KnownRanges,
  signal: AbortSignal,
): Promise<LogCounts | string> {
  try {
    const options = { ranges, mostBytes: Number.POSITIVE_INFINITY };
    const outcome = await read(bytesOf(name), options, signal);
    return outcome.ok ? outcome.counts : problems[outcome.problem];
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    return refusal;
  }
}

/**
 * Reads logs one after the other; duplicates count once. @returns the readable ones, and how many could not
 * be read.
 */
export async function readLogs(
  { words, signal }: Pick<Call, 'words' | 'signal'>,
  ranges: KnownRanges,
  steps: LiveSteps,
): Promise<{ logs: LogCounts[]; failed: number }> {
  const reader = openLogReader();
  const logs = new Map<string, LogCounts>();
  let failed = 0;
  try {
    for (const name of words) {
      const step = steps.begin(name === '-' ? 'standard input' : name);
      const counts = await readOne(reader.readLog, name, ranges, signal);
      if (typeof counts === 'string') {
        step.failed(counts);
        failed += 1;
      } else if (logs.has(counts.digest)) step.done('The same log as one before it: counted once');
      else {
        logs.set(counts.digest, counts);
        const { read, unread } = counts.lines;
        const told = `${read} ${read === 1 ? 'line' : 'lines'} read, ${unread} not`;
        // A file of another kind among logs (error.log) is marked, and does not fail the command.
        if (read === 0 && unread > 0) step.failed(told);
        else step.done(told);
      }
    }
  } finally {
    await reader.close();
  }
  return { logs: [...logs.values()], failed };
}
