import type { AnswerSample } from '@visible-ai/shared/answers/schema';

/** The parts of a site's analytics, each with its address. */
export const answersParts = ['overview', 'prompts', 'answers', 'sources', 'setup'] as const;
export type AnswersPart = (typeof answersParts)[number];

export const partPath = (siteId: string, part: AnswersPart): string =>
  part === 'overview' ? `/analytics/${siteId}` : `/analytics/${siteId}/${part}`;

const withQuery = (path: string, query: Record<string, string | undefined>): string => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
};

/** The answers of a run, filtered as asked. */
export const answersPath = (siteId: string, query: Record<string, string | undefined> = {}): string =>
  withQuery(partPath(siteId, 'answers'), query);

/** One answer: by its run, prompt and engine, and which of their samples it is. */
export const answerPath = (
  siteId: string,
  runId: string,
  { promptId, engine, n }: Pick<AnswerSample, 'promptId' | 'engine' | 'n'>,
): string => `${partPath(siteId, 'answers')}/${runId}/${promptId}/${engine}/${n}`;

/** Which step of the set-up, from 1. */
export const setupPath = (siteId: string, step: number): string =>
  withQuery(partPath(siteId, 'setup'), { step: step > 1 ? String(step) : undefined });

/** A page of somebody else, beside one of ours. */
export const comparePath = (siteId: string, theirs: string): string =>
  withQuery(partPath(siteId, 'sources'), { why: theirs });
