import type { LiveCheck } from '@visible-ai/shared/content/schema';
import { decodeEntities } from '../page/decode-entities.ts';
import { whyNotHtml } from '../page/why-not-html.ts';
import type { ForeignBytesPool } from '../threads/foreign-bytes.ts';
import { fetchLive, type OpenFetch } from './fetch-live.ts';
import type { FindLinesInput } from './find-lines-task.ts';

const BLOCK_END = /<\/(?:p|li|h[1-6]|ul|ol)>|<br\s*\/?>/gi;
const ANY_TAG = /<[^>]*>/g;
/** Question marks of any script: Latin, Arabic, CJK, Greek. */
const ASKS = /[?？؟\u037e]$/;

/** The lines of a sanitised Q&A section that end with a question mark, as plain text. */
function questionLines(html: string): string[] {
  return html
    .replace(BLOCK_END, '\n')
    .replace(ANY_TAG, '')
    .split('\n')
    .map((line) => decodeEntities(line).replace(/\s+/g, ' ').trim())
    .filter((line) => ASKS.test(line));
}

export type LineFinders = ForeignBytesPool<{ findLines: { input: FindLinesInput; output: string[] } }>;

const PAGE_BYTES = 2 * 1024 * 1024;
const MOST_NAMED = 5;

function verdict(url: string, questions: readonly string[], found: ReadonlySet<string>): LiveCheck {
  const absent = questions.filter((question) => !found.has(question));
  const total = questions.length;
  const told = { url, live_text: null };
  if (absent.length === 0)
    return {
      ...told,
      state: 'same',
      message: total === 1 ? `The question is on ${url}.` : `All ${total} questions are on ${url}.`,
    };
  if (absent.length === total)
    return { ...told, state: 'missing', message: `None of the ${total} questions is on ${url}.` };
  const named = absent.slice(0, MOST_NAMED).map((question) => `“${question}”`);
  const more = absent.length > MOST_NAMED ? ` and ${absent.length - MOST_NAMED} more` : '';
  const message = `${total - absent.length} of ${total} questions are on ${url}. Not there: ${named.join(', ')}${more}.`;
  return { ...told, state: 'different', message };
}

/** Looks for the questions of a stored Q&A section in the text of its web page. */
export async function checkLiveQuestions(
  deps: { openFetch: OpenFetch; pool: LineFinders },
  content: { websiteUrl: string; text: string },
  signal: AbortSignal,
): Promise<LiveCheck> {
  const url = content.websiteUrl;
  const unreadable = (message: string): LiveCheck => ({
    state: 'unreachable',
    url,
    message,
    live_text: null,
  });
  const questions = questionLines(content.text);
  if (questions.length === 0) return unreadable('There is no question here that could be looked for.');
  const accept = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.5';
  const answer = await fetchLive(deps.openFetch, { url, accept, maxBytes: PAGE_BYTES, signal });
  if (answer.state !== 'answered') return { ...answer, url, live_text: null };
  const { body, headers } = answer.resource;
  const contentType = headers['content-type'] ?? null;
  const other = whyNotHtml(contentType, body);
  if (other) return unreadable(`${url} leads to ${other}, not to a web page.`);
  const input = { bytes: body, contentType, url: answer.resource.url, lines: questions };
  const read = await deps.pool.run('findLines', input, { signal });
  if (!read.ok) return unreadable(`${url} could not be read. ${read.text}`);
  return verdict(url, questions, new Set(read.value));
}
