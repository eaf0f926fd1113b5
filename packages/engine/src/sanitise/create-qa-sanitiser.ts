import { EngineError } from '../engine-error.ts';
import type { ForeignBytesPool } from '../threads/foreign-bytes.ts';
import { sanitiseQaHtml } from './sanitise-qa-html.ts';

export type QaSanitisers = ForeignBytesPool<{ sanitiseQa: { input: string; output: string } }>;

/** Characters that are processed at once; hostile markup of this size takes less than 20 ms. */
const SMALL = 4000;

/**
 * Makes Q&A sections harmless: small ones at once, the rest in a worker thread, which limits the cost of
 * hostile markup.
 */
export function createQaSanitiser(pool: QaSanitisers): (html: string) => Promise<string> {
  return async (html) => {
    if (html.length <= SMALL) return sanitiseQaHtml(html);
    const outcome = await pool.run('sanitiseQa', html);
    if (outcome.ok) return outcome.value;
    throw new EngineError('unprocessable', { text: `The text could not be read. ${outcome.text}` });
  };
}
