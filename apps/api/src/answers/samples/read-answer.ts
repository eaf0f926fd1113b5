import {
  type Answer,
  cleanSourceUrl,
  entityOfUrl,
  type FoundSource,
  findMentions,
  hostOf,
} from '@visible-ai/answers';
import type { AnswerEntity } from '@visible-ai/shared/answers/schema';
import { storableText } from '@visible-ai/shared/content/storable-text';
import type { answerMentions, answerSamples, answerSources } from '../../db/schema/answers.ts';

/** An address in its stored form, with its host and its owner; null if it is not a web address. */
function sourceOf(
  found: string,
  entities: readonly AnswerEntity[],
): { url: string; host: string; entityId: string | null } | null {
  const url = cleanSourceUrl(found);
  const host = url === null ? null : hostOf(url);
  return url === null || host === null ? null : { url, host, entityId: entityOfUrl(url, entities) };
}

/** A thousand words are 6 kB. A longer text is no answer for a reader, and is cut. */
export const MOST_TEXT = 32_000;
const MOST_SOURCES = 60;
const MOST_QUERIES = 30;
const MOST_QUERY = 500;
const MOST_TITLE = 300;
const MOST_ERROR = 500;
const MOST_PLACES = 50;

/** Cuts a text to a number of characters, never inside a surrogate pair. */
const clip = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');

const line = (text: string, most: number) => storableText(clip(text, most));

type SampleChange = Pick<
  typeof answerSamples.$inferInsert,
  | 'status'
  | 'servedModel'
  | 'text'
  | 'latencyMs'
  | 'tokensIn'
  | 'tokensOut'
  | 'searches'
  | 'costKind'
  | 'queries'
  | 'error'
>;

export interface ReadAnswer {
  sample: SampleChange;
  sources: Omit<typeof answerSources.$inferInsert, 'sampleId'>[];
  mentions: Omit<typeof answerMentions.$inferInsert, 'sampleId'>[];
}

/** Each page once; it is cited if any of its entries is cited. */
function readSources(found: readonly FoundSource[], entities: readonly AnswerEntity[], textLength: number) {
  const byUrl = new Map<string, Omit<typeof answerSources.$inferInsert, 'sampleId' | 'position'>>();
  for (const { kind, url, title, places } of found) {
    const source = sourceOf(url, entities);
    if (!source) continue;
    const key = `${kind} ${source.url}`;
    const known = byUrl.get(key);
    const inText = places.filter(({ start, end }) => start >= 0 && start < end && end <= textLength);
    if (known) known.places = [...(known.places ?? []), ...inText].slice(0, MOST_PLACES);
    else
      byUrl.set(key, {
        ...source,
        kind,
        title: title === null ? null : line(title, MOST_TITLE),
        places: inText.slice(0, MOST_PLACES),
      });
  }
  const cited = [...byUrl.values()].filter(({ kind }) => kind === 'cited');
  const citedUrls = new Set(cited.map(({ url }) => url));
  const retrieved = [...byUrl.values()].filter(
    ({ kind, url }) => kind === 'retrieved' && !citedUrls.has(url),
  );
  const kept = [...cited, ...retrieved].slice(0, MOST_SOURCES);
  return kept.map((source, position) => ({
    ...source,
    position,
    leads: kept.findIndex(({ host }) => host === source.host) === position,
  }));
}

/**
 * An answer in its stored form: bounded, safe to store, with the entities that it names and whose pages it
 * cites.
 */
export function readAnswer(answer: Answer, entities: readonly AnswerEntity[]): ReadAnswer {
  const text = answer.text === null ? null : line(answer.text, MOST_TEXT);
  const isCut = answer.text !== null && answer.text.length > MOST_TEXT;
  const sources = readSources(answer.sources, entities, text?.length ?? 0);
  const citedHosts = sources.filter(({ kind }) => kind === 'cited').map(({ host }) => host);
  return {
    sample: {
      status: isCut && answer.status === 'ok' ? 'truncated' : answer.status,
      servedModel: answer.servedModel === null ? null : line(answer.servedModel, 100),
      text,
      latencyMs: Math.round(answer.latencyMs),
      tokensIn: answer.tokensIn,
      tokensOut: answer.tokensOut,
      searches: Math.min(answer.searches, 32_767),
      costKind: answer.costKind,
      queries: answer.queries.slice(0, MOST_QUERIES).map((query) => line(query, MOST_QUERY)),
      error: isCut
        ? `The answer is longer than ${MOST_TEXT.toLocaleString('en')} signs; the rest of it was not kept.`
        : answer.error === null
          ? null
          : line(answer.error, MOST_ERROR),
    },
    sources,
    mentions: text === null ? [] : findMentions(text, entities, { citedHosts }),
  };
}
