import type { AnswerSample } from '@visible-ai/shared/answers/schema';

/** The parts of a site's analytics, each with its own address. */
export const answersParts = ['overview', 'prompts', 'answers', 'sources', 'setup'] as const;
export type AnswersPart = (typeof answersParts)[number];

export const partPath = (siteId: string, part: AnswersPart): string =>
  part === 'overview' ? `/analytics/${siteId}` : `/analytics/${siteId}/${part}`;

const withQuery = (path: string, query: Record<string, string | undefined>): string => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
};

/** The answers of a run, with a filter. */
export const answersPath = (siteId: string, query: Record<string, string | undefined> = {}): string =>
  withQuery(partPath(siteId, 'answers'), query);

/** One answer, named by its run, prompt, engine and the number of its sample. */
export const answerPath = (
  siteId: string,
  runId: string,
  { promptId, engine, n }: Pick<AnswerSample, 'promptId' | 'engine' | 'n'>,
): string => `${partPath(siteId, 'answers')}/${runId}/${promptId}/${engine}/${n}`;

/** The address of a step of the set-up. Steps count from 1. */
export const setupPath = (siteId: string, step: number): string =>
  withQuery(partPath(siteId, 'setup'), { step: step > 1 ? String(step) : undefined });

/** The comparison of somebody else's page with one of ours. */
export const comparePath = (siteId: string, theirs: string): string =>
  withQuery(partPath(siteId, 'sources'), { why: theirs });
