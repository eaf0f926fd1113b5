import {
  type Engine,
  type JoinedFormat,
  type Report,
  renderUnread,
  reportOfPage,
  reportOfSiteAudit,
} from '@visible-ai/engine';
import type { ExportFormat } from '@visible-ai/shared/reports/export-formats';
import type { AuditFormat } from './audit-formats.ts';
import type { Audited } from './audited.ts';
import { joiners } from './join-reports.ts';
import { drawReport } from './pretty/draw-report.ts';
import type { Paper } from './pretty/paper.ts';
import { UsageError } from './usage-error.ts';

export interface RenderSettings {
  engine: Pick<Engine, 'renderReport'>;
  version: string;
  format: AuditFormat;
  map: readonly { urlPrefix: string; path: string }[];
  paper: Paper;
  signal: AbortSignal;
}

const isJoined = (format: AuditFormat): format is JoinedFormat => format in joiners;

/** @throws UsageError if a file of that format cannot contain so many reports. */
export function assertHolds(format: AuditFormat, addresses: number): void {
  if (addresses > 1 && format !== 'pretty' && !isJoined(format))
    throw new UsageError(`A file of ${format} holds one report: give one address, or --format md.`);
}

function toReport(audited: Exclude<Audited, { kind: 'failed' }>): Report {
  const { createdAt } = audited;
  if (audited.kind === 'page') return reportOfPage({ ...audited.report, createdAt });
  return reportOfSiteAudit(audited.audit, { createdAt, completedAt: audited.completedAt });
}

type Render = (report: Report) => AsyncIterable<string | Uint8Array>;

async function textOf(parts: AsyncIterable<string | Uint8Array>): Promise<string> {
  let text = '';
  for await (const part of parts) text += part;
  return text;
}

/** Several results in one file. Addresses that could not be checked are reported in their place. */
async function joined(
  results: readonly Audited[],
  format: JoinedFormat,
  { render, version }: { render: Render; version: string },
): Promise<string> {
  const texts: string[] = [];
  for (const audited of results)
    texts.push(
      audited.kind === 'failed'
        ? renderUnread({ ...audited, address: audited.url }, format, version)
        : await textOf(render(toReport(audited))),
    );
  return joiners[format](texts);
}

/** Renders the results in the requested format. */
export async function* renderResults(
  results: readonly Audited[],
  { engine, version, format, map, paper, signal }: RenderSettings,
): AsyncGenerator<string | Uint8Array> {
  const reports = results.flatMap((result) => (result.kind === 'failed' ? [] : [toReport(result)]));
  if (format === 'pretty') {
    for (const { model } of reports) yield drawReport(model, paper);
    return;
  }
  const rendered: ExportFormat = format;
  const render: Render = (report) => engine.renderReport(report, { format: rendered, map, signal });
  if (results.length > 1 && isJoined(format)) yield await joined(results, format, { render, version });
  else for (const report of reports) yield* render(report);
}
