import { analysisEvent } from '@visible-ai/shared/analysis/schema';

export interface WatchedAnalysis {
  /** Milliseconds until the first item arrived. */
  firstEvent: number;
  /** Milliseconds until the result arrived. */
  total: number;
  score: number;
  /** Of the saved report. */
  id: string;
}

/**
 * Runs one audit like a browser and measures the times.
 *
 * @param token of the account that keeps it, if any.
 * @throws when the stream ends without a result.
 */
export async function watchAnalysis(service: string, site: string, token?: string): Promise<WatchedAnalysis> {
  const started = performance.now();
  const answer = await fetch(`${service}/api/analyze-url`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ url: site }),
  });
  if (!answer.ok || !answer.body) throw new Error(`The audit was refused: ${answer.status}`);
  let firstEvent: number | undefined;
  let text = '';
  for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const items = text.split('\n\n');
    text = items.pop() ?? '';
    for (const item of items) {
      if (!item.startsWith('data: ')) continue;
      firstEvent ??= performance.now() - started;
      const event = analysisEvent.parse(JSON.parse(item.slice('data: '.length)));
      if (event.type === 'error') throw new Error(`The audit failed: ${event.error}`);
      if (event.type === 'completed')
        return { firstEvent, total: performance.now() - started, score: event.score, id: event.id };
    }
  }
  throw new Error('The stream ended without a result');
}
