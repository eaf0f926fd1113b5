import type { FetchFailureKind } from '@visible-ai/engine';
import type { LimitName } from '@visible-ai/shared/contract/endpoint';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ConsumeLimit } from '../infra/rate-limit/limits.ts';

/** Everything the service counts about itself. */
export interface Metrics {
  registry: Registry;
  /** An audit ended as `completed`, `left`, or with an error's code. */
  auditEnded(outcome: string): void;
  auditStepEnded(step: string, seconds: number): void;
  fetchFailed(kind: FetchFailureKind): void;
  callEnded(endpoint: string, status: number, seconds: number): void;
  /** A tool of an assistant was called. */
  toolCalled(tool: string, outcome: string): void;
  /** An address list was requested from the operator of agents. */
  agentListAsked(list: string, outcome: 'taken' | 'refused'): void;
  jobRunEnded(queue: string, outcome: string, seconds: number): void;
  /** The same limits, counting those that were hit. */
  countingLimits(consume: ConsumeLimit): ConsumeLimit;
  /** Reports the queue's depth whenever somebody reads the metrics. */
  watchQueue(depth: () => Promise<Record<string, number>>): void;
}

const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/**
 * A mail takes a moment, a polite crawl of 500 pages three minutes, an audit of 2,000 pages a quarter of an
 * hour.
 */
const JOB_SECONDS = [0.1, 0.5, 2, 10, 30, 60, 180, 600, 1200, 3600];

function queueGauge(registry: Registry, depth: () => Promise<Record<string, number>>): void {
  new Gauge({
    name: 'visible_ai_queue_jobs',
    help: 'Jobs waiting and running',
    labelNames: ['queue'],
    registers: [registry],
    async collect() {
      // If the database is away, the last depth stays; the other numbers are still sent.
      const depths = await depth().catch(() => ({}));
      for (const [queue, jobs] of Object.entries(depths)) this.set({ queue }, jobs);
    },
  });
}

/**
 * Makes the service's metrics, in Prometheus' own terms; no label contains an address, a host or a person.
 */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counter = <L extends string>(name: string, help: string, labelNames: L[]) =>
    new Counter({ name: `visible_ai_${name}`, help, labelNames, registers });
  const histogram = <L extends string>(name: string, help: string, labelNames: L[], buckets = SECONDS) =>
    new Histogram({ name: `visible_ai_${name}`, help, labelNames, buckets, registers });

  const audits = counter('audits_total', 'Audits by how they ended', ['outcome']);
  const steps = histogram('audit_step_seconds', 'How long an audit waited for a step', ['step']);
  const failures = counter('fetch_failures_total', 'Fetches of foreign sites that failed', ['kind']);
  const calls = histogram('http_call_seconds', 'Calls of the API until answered', ['endpoint', 'status']);
  const tools = counter('tool_calls_total', 'Calls of the tools of assistants by how they ended', [
    'tool',
    'outcome',
  ]);
  const jobs = histogram(
    'job_run_seconds',
    'Runs of jobs by how they ended',
    ['queue', 'outcome'],
    JOB_SECONDS,
  );
  const lists = counter('agent_lists_asked_total', 'Address lists of agents that were asked for', [
    'outcome',
  ]);
  const refused = counter('limits_hit_total', 'Calls refused by a rate limit', ['limit']);

  return {
    registry,
    auditEnded: (outcome) => audits.inc({ outcome }),
    auditStepEnded: (step, seconds) => steps.observe({ step }, seconds),
    fetchFailed: (kind) => failures.inc({ kind }),
    callEnded: (endpoint, status, seconds) => calls.observe({ endpoint, status: String(status) }, seconds),
    toolCalled: (tool, outcome) => tools.inc({ tool, outcome }),
    agentListAsked: (_list, outcome) => lists.inc({ outcome }),
    jobRunEnded: (queue, outcome, seconds) => jobs.observe({ queue, outcome }, seconds),
    countingLimits: (consume) => async (name: LimitName, keys) => {
      const decision = await consume(name, keys);
      if (!decision.ok) refused.inc({ limit: name });
      return decision;
    },
    watchQueue: (depth) => queueGauge(registry, depth),
  };
}
