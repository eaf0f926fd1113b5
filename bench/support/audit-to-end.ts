import { type AnalysisReport, analysisEvent } from '@visible-ai/shared/analysis/schema';

export interface AuditEnding {
  url: string;
  /** Milliseconds until the stream ended. */
  ms: number;
  type: 'completed' | 'error' | 'refused' | 'none';
  /** The status of a refusal, the code of an error, or the reason why there is none. */
  code: string;
  retryAfter: string | null;
  report: AnalysisReport | null;
}

const PATIENCE_MS = 60_000;

/** Runs one audit to its end, whatever the result. Never throws. */
export async function auditToEnd(service: string, url: string): Promise<AuditEnding> {
  const began = performance.now();
  const ending = (type: AuditEnding['type'], code: string, rest: Partial<AuditEnding> = {}): AuditEnding => ({
    url,
    ms: performance.now() - began,
    type,
    code,
    retryAfter: null,
    report: null,
    ...rest,
  });
  try {
    const answer = await fetch(`${service}/api/analyze-url?url=${encodeURIComponent(url)}`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = await answer.text();
    if (!answer.ok)
      return ending('refused', String(answer.status), { retryAfter: answer.headers.get('retry-after') });
    const last = text.trim().split('\n\n').at(-1) ?? '';
    const event = analysisEvent.parse(JSON.parse(last.replace(/^data: /, '')));
    if (event.type === 'completed') return ending('completed', '', { report: event });
    return event.type === 'error' ? ending('error', event.code) : ending('none', 'no last item');
  } catch (error) {
    return ending('none', error instanceof Error ? error.message : String(error));
  }
}

/** Runs all audits, so many at a time. */
export async function auditAll(
  service: string,
  urls: readonly string[],
  atOnce: number,
): Promise<AuditEnding[]> {
  const left = [...urls];
  const endings: AuditEnding[] = [];
  const worker = async () => {
    for (let url = left.shift(); url; url = left.shift()) endings.push(await auditToEnd(service, url));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return endings;
}
