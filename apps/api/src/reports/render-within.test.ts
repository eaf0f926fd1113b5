import { type Engine, type Report, reportOfPage } from '@visible-ai/engine';
import { evidenceOf } from '@visible-ai/engine/testing/audit/checks/testing/evidence-of';
import { buildReport } from '@visible-ai/engine/testing/audit/scoring/build-report';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderWithin } from './render-within.ts';

const report: Report = reportOfPage({
  ...buildReport(evidenceOf(), { requestedUrl: 'https://bakery.example/', durationMs: 1 }),
  createdAt: '2026-11-20T10:00:00.000Z',
});
/** Renders until it is told to stop. */
const forever: Engine['renderReport'] = async function* (_report, { signal }) {
  await new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  yield '';
};
const asked = { format: 'pdf', paper: 'a4' } as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('gives up a PDF that takes too long, and says to come again', async () => {
  const parts = renderWithin(
    { renderReport: forever },
    { read: async () => report, brand: async () => null },
    asked,
    new AbortController().signal,
  );
  const first = parts.next().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(50_000);
  expect(await first).toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('took too long'),
  });
});

it('ends when its reader leaves', async () => {
  const reader = new AbortController();
  const parts = renderWithin(
    { renderReport: forever },
    { read: async () => report, brand: async () => null },
    asked,
    reader.signal,
  );
  const first = parts.next().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10);
  reader.abort(new Error('left'));
  expect(await first).toMatchObject({ message: 'left' });
});
