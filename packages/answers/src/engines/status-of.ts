import type { Answer } from '../answer-engine.ts';
import type { Reading } from './engine-protocol.ts';

type Judged = Pick<Answer, 'status' | 'error'>;

/**
 * The status of an answer. Only `ok` and `no_search` are answers: every other status says why there is none.
 */
export function statusOf({ ended, search, text }: Pick<Reading, 'ended' | 'search' | 'text'>): Judged {
  if (ended === 'refused') return { status: 'refused', error: 'The engine refused to answer.' };
  if (ended === 'failed') return { status: 'http_error', error: 'The engine did not finish its answer.' };
  if (search === 'failed') return { status: 'tool_error', error: 'The engine’s search did not work.' };
  if (ended === 'truncated') return { status: 'truncated', error: 'The answer was cut off before its end.' };
  if (text.trim() === '') return { status: 'http_error', error: 'The engine answered without a text.' };
  return { status: search === 'none' ? 'no_search' : 'ok', error: null };
}
