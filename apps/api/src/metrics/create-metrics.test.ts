import { describe, expect, it } from 'vitest';
import { createMetrics } from './create-metrics.ts';

describe('the metrics', () => {
  it('tell how audits and their steps, fetches, calls, jobs and limits fare', async () => {
    const metrics = createMetrics();
    metrics.auditEnded('completed');
    metrics.auditStepEnded('robots', 0.3);
    metrics.fetchFailed('timeout');
    metrics.callEnded('register', 201, 0.2);
    metrics.toolCalled('audit_page', 'answered');
    metrics.jobRunEnded('mail', 'given-up', 3);
    metrics.watchQueue(async () => ({ mail: 4 }));
    const text = await metrics.registry.metrics();
    for (const line of [
      'visible_ai_audits_total{outcome="completed"} 1',
      'visible_ai_audit_step_seconds_count{step="robots"} 1',
      'visible_ai_fetch_failures_total{kind="timeout"} 1',
      'visible_ai_http_call_seconds_count{endpoint="register",status="201"} 1',
      'visible_ai_tool_calls_total{tool="audit_page",outcome="answered"} 1',
      'visible_ai_job_run_seconds_count{queue="mail",outcome="given-up"} 1',
      'visible_ai_queue_jobs{queue="mail"} 4',
    ])
      expect(text).toContain(line);
    expect(text).toMatch(/^process_resident_memory_bytes \d/m);
  });

  it('count the limits that were hit, and pass the decision on', async () => {
    const metrics = createMetrics();
    const decisions = [{ ok: true } as const, { ok: false, retryAfterSeconds: 9 } as const];
    const consume = metrics.countingLimits(async () => decisions.shift() ?? { ok: true });
    expect(await consume('sign-in', { client: 'a' })).toEqual({ ok: true });
    expect(await consume('sign-in', { client: 'a' })).toEqual({ ok: false, retryAfterSeconds: 9 });
    expect(await metrics.registry.metrics()).toContain('visible_ai_limits_hit_total{limit="sign-in"} 1');
  });

  it('are told without the queue while the database is away', async () => {
    const metrics = createMetrics();
    metrics.watchQueue(async () => {
      throw new Error('away');
    });
    metrics.auditEnded('left');
    expect(await metrics.registry.metrics()).toContain('visible_ai_audits_total{outcome="left"} 1');
  });
});
