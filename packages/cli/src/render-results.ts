import { type Engine, type Report, reportOfPage, reportOfSiteAudit } from '@visible-ai/engine';
import type { AuditFormat } from './audit-formats.ts';
import type { Audited } from './audited.ts';
import { drawReport } from './pretty/draw-report.ts';
import type { Paper } from './pretty/paper.ts';
import { UsageError } from './usage-error.ts';

export interface RenderSettings {
  engine: Pick<Engine, 'renderReport'>;
  format: AuditFormat;
  map: readonly { urlPrefix: string; path: string }[];
  paper: Paper;
  signal: AbortSignal;
}

/** One file of these holds one report. */
const SINGLE: readonly AuditFormat[] = ['html', 'pdf'];

/** @throws UsageError when a format cannot hold so many reports. */
export function assertHolds(format: AuditFormat, addresses: number): void {
  if (addresses > 1 && SINGLE.includes(format))
    throw new UsageError(`A file of ${format} holds one report: give one address, or --format md.`);
}

type Done = Exclude<Audited, { kind: 'failed' }>;

function toReport(audited: Done): Report {
  const { createdAt } = audited;
  if (audited.kind === 'page') return reportOfPage({ ...audited.report, createdAt });
  return reportOfSiteAudit(audited.audit, { createdAt });
}

async function textOf(parts: AsyncIterable<string | Uint8Array>): Promise<string> {
  let text = '';
  for await (const part of parts) text += part;
  return text;
}

/** Several reports as a list; what could not be checked says so in its place. */
async function* jsonList(
  results: readonly Audited[],
  render: (report: Report) => AsyncIterable<string | Uint8Array>,
) {
  yield '[\n';
  for (const [index, audited] of results.entries()) {
    if (index > 0) yield ',\n';
    if (audited.kind === 'failed')
      yield JSON.stringify({ requestedUrl: audited.url, error: audited.problem });
    else yield (await textOf(render(toReport(audited)))).trimEnd();
  }
  yield '\n]\n';
}

/** Several tables as one: the heading once. */
async function* csvOfAll(
  reports: readonly Report[],
  render: (report: Report) => AsyncIterable<string | Uint8Array>,
) {
  for (const [index, report] of reports.entries()) {
    const text = await textOf(render(report));
    yield index === 0 ? text : text.slice(text.indexOf('\r\n') + 2);
  }
}

/** What was audited as it was asked for. */
export async function* renderResults(
  results: readonly Audited[],
  { engine, format, map, paper, signal }: RenderSettings,
): AsyncGenerator<string | Uint8Array> {
  const done = results.filter((result) => result.kind !== 'failed');
  const reports = done.map(toReport);
  if (format === 'pretty') {
    for (const { model } of reports) yield drawReport(model, paper);
    return;
  }
  const render = (report: Report) => engine.renderReport(report, { format, map, signal });
  if (format === 'json' && results.length > 1) return yield* jsonList(results, render);
  if (format === 'csv') return yield* csvOfAll(reports, render);
  for (const report of reports) yield* render(report);
}
