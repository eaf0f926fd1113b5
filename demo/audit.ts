import { type AnalysisEvent, analysisEvent } from '@visible-ai/shared/analysis/schema';

const PREFIX = 'data: ';

/**
 * Audits a page as a visitor does.
 *
 * @returns the finished report.
 * @throws when the audit is refused or ends without one.
 */
export async function audit(
  base: string,
  token: string,
  url: string,
): Promise<Extract<AnalysisEvent, { type: 'completed' }>> {
  const answer = await fetch(`${base}/api/analyze-url`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ url }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The audit was refused: ${text}`);
  const lines = text.split('\n').filter((line) => line.startsWith(PREFIX));
  const last = analysisEvent.parse(JSON.parse(lines.at(-1)?.slice(PREFIX.length) ?? 'null'));
  if (last.type === 'completed') return last;
  throw new Error(last.type === 'error' ? last.error : 'The audit ended without a report');
}
