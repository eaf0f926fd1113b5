import type { AnalysisEvent } from '@visible-ai/shared/analysis/schema';
import { expect, it } from 'vitest';
import { AppError } from '../http/app-error.ts';
import { createMetrics } from './create-metrics.ts';
import { observeAnalysis } from './observe-analysis.ts';

const step = (name: string) =>
  ({ type: 'progress', step: name, index: 0, total: 7, msg: '' }) as AnalysisEvent;
const refused: AnalysisEvent = { type: 'error', code: 'target_refused', error: 'no' };

async function* from(events: AnalysisEvent[]) {
  yield* events;
}

/** A clock that advances by a second at each reading. */
function tickingClock() {
  let at = 0;
  return () => at++;
}

it('counts how an audit ended and how long its steps took, and changes nothing', async () => {
  const metrics = createMetrics();
  const events = [step('homepage'), step('robots'), refused];
  const seen: AnalysisEvent[] = [];
  for await (const event of observeAnalysis(from(events), metrics, tickingClock())) seen.push(event);
  expect(seen).toEqual(events);
  const text = await metrics.registry.metrics();
  expect(text).toContain('visible_ai_audits_total{outcome="target_refused"} 1');
  expect(text).toContain('visible_ai_audit_step_seconds_count{step="homepage"} 1');
  expect(text).toContain('visible_ai_audit_step_seconds_count{step="robots"} 1');
});

it('counts an audit nobody waited for as left', async () => {
  const metrics = createMetrics();
  for await (const _event of observeAnalysis(from([step('homepage'), refused]), metrics, tickingClock()))
    break;
  expect(await metrics.registry.metrics()).toContain('visible_ai_audits_total{outcome="left"} 1');
});

it('counts an audit that was refused, or that a bug ended, as what it was', async () => {
  const metrics = createMetrics();
  const endings = [
    new AppError('unavailable', { retryAfterSeconds: 5 }),
    new TypeError('x is not a function'),
  ];
  for (const ending of endings) {
    const events = (async function* (): AsyncGenerator<AnalysisEvent> {
      yield step('homepage');
      throw ending;
    })();
    const watched = observeAnalysis(events, metrics, tickingClock());
    await watched.next();
    await expect(watched.next()).rejects.toBe(ending);
  }
  const text = await metrics.registry.metrics();
  expect(text).toContain('visible_ai_audits_total{outcome="unavailable"} 1');
  expect(text).toContain('visible_ai_audits_total{outcome="internal"} 1');
  expect(text).not.toContain('outcome="left"');
});
