import { isDeepStrictEqual } from 'node:util';
import { copiedRanges } from '@visible-ai/engine';
import { openLogReader } from '@visible-ai/engine/logs';
import { logFormats } from '@visible-ai/shared/logs/schema';
import { expectedOf, toldBy } from '../../packages/engine/test/logs/compare-with-truth.ts';
import { makeLog } from '../../packages/engine/test/logs/made-logs.ts';
import type { Row } from '../support/print-table.ts';

const SEEDS = 10;
const LINES = 20_000;

/** Compares every count of logs in all formats with what was generated. */
export async function proveTruth(): Promise<Row[]> {
  const reader = openLogReader();
  const never = new AbortController().signal;
  const rows: Row[] = [];
  try {
    for (const format of logFormats) {
      let wrong = 0;
      let cells = 0;
      for (let seed = 1; seed <= SEEDS; seed += 1) {
        const blocks: Buffer[] = [];
        const truth = await makeLog({ format, seed, lines: LINES, junk: 0.02 }, (text) =>
          blocks.push(Buffer.from(text)),
        );
        const bytes = (async function* () {
          yield* blocks;
        })();
        const options = { ranges: copiedRanges, mostBytes: Number.POSITIVE_INFINITY };
        const read = await reader.readLog(bytes, options, never);
        cells += Object.keys(truth.cells).length;
        if (!read.ok || !isDeepStrictEqual(toldBy(read.counts), expectedOf(truth))) wrong += 1;
      }
      rows.push({
        what: `${format}: logs of ${SEEDS} whose counts are not the truth's (${cells} counts)`,
        measured: String(wrong),
        target: '0',
        met: wrong === 0,
      });
    }
  } finally {
    await reader.close();
  }
  return rows;
}
