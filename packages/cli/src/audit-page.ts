import type { Engine, Evidence, Inspection } from '@visible-ai/engine';
import type { Audited } from './audited.ts';
import type { LiveSteps, Step } from './terminal/live-steps.ts';

/** Why nothing could be audited, with advice if there is any. */
export function problemText({ kind, text }: { kind: string; text: string }): string {
  if (kind !== 'refused') return text;
  return `${text} To audit a site of your own network, add --allow-private and its HOST:PORT.`;
}

type Part = keyof Omit<Inspection, 'evidence' | 'page'>;

const counted = (count: number, thing: string) => `${count} ${count === 1 ? thing : `${thing}s`}`;

/** A note about a part that was gathered, if it has one. */
const notes: { [P in Part]?: (value: Extract<Evidence[P], { ok: true }>['value']) => string } = {
  robots: ({ report }) => report.note,
  sitemap: ({ report }) =>
    report.total > 0 ? counted(report.total, 'address').replace('addresss', 'addresses') : 'None found',
  pagespeed: ({ scores }) => (scores.performance === null ? 'Measured' : `Performance ${scores.performance}`),
};

const labels: readonly (readonly [Part, string])[] = [
  ['robots', 'Checking robots.txt'],
  ['llms', 'Checking llms.txt'],
  ['sitemap', 'Checking sitemap.xml'],
  ['probes', 'Asking as each agent'],
  ['links', 'Trying its links'],
];

/** A line for each part of an inspection, which gets a tick when the part is done. */
function watchParts(inspection: Inspection, steps: LiveSteps, measuresSpeed: boolean): Promise<unknown> {
  const shown = measuresSpeed ? [...labels, ['pagespeed', 'Measuring its speed'] as const] : labels;
  return Promise.all(
    shown.map(async ([name, label]) => {
      const step = steps.begin(label);
      const part = await inspection[name];
      if (!part.ok) return step.failed(part.problem.text);
      // The note of a part gets the value of that part.
      const note = notes[name] as ((value: unknown) => string) | undefined;
      step.done(note?.(part.value) ?? '');
    }),
  );
}

export interface PageToAudit {
  engine: Engine;
  steps: LiveSteps;
  /** With several addresses, each has a line; with one, each of its parts has one. */
  alone: boolean;
  measuresSpeed: boolean;
  now(): Date;
}

async function build(
  parts: PageToAudit,
  url: string,
  inspection: Inspection,
  started: number,
): Promise<Audited> {
  const evidence = await inspection.evidence;
  const durationMs = performance.now() - started;
  const report = await parts.engine.buildReport(evidence, { requestedUrl: url, durationMs });
  return { kind: 'page', url, report, createdAt: parts.now().toISOString() };
}

/** Audits one page and shows the progress. An aborted signal rejects with its reason. */
export async function auditPage(parts: PageToAudit, url: string, signal: AbortSignal): Promise<Audited> {
  const { engine, steps, alone, measuresSpeed } = parts;
  const started = performance.now();
  const detailed = alone && steps.isLive;
  const page: Step = steps.begin(detailed ? 'Reading the page' : url);
  const inspection = engine.inspections.watch(url, signal);
  // The signal lives as long as the program, which may audit hundreds of pages.
  const ended = new AbortController();
  const left = new Promise<never>((_, reject) => {
    const leave = () => reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true, signal: ended.signal });
  });
  const audit = async (): Promise<Audited> => {
    const read = await inspection.page;
    signal.throwIfAborted();
    for (const part of [read.response, read.page])
      if (!part.ok) {
        const problem = problemText(part.problem);
        page.failed(problem);
        return { kind: 'failed', of: 'page', url, problem, createdAt: parts.now().toISOString() };
      }
    const title = read.page.ok ? (read.page.value.title ?? '') : '';
    if (!detailed) page.note(title);
    else {
      page.done(title);
      await watchParts(inspection, steps, measuresSpeed);
    }
    const judging = detailed ? steps.begin('Working out score and fixes') : page;
    const audited = await build(parts, url, inspection, started);
    if (audited.kind === 'page') judging.done(`${audited.report.score} of 100`);
    return audited;
  };
  try {
    return await Promise.race([audit(), left]);
  } finally {
    ended.abort();
  }
}
