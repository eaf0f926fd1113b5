import type { listAnswerSamples } from '@visible-ai/shared/answers/endpoints';
import type { AskedThen } from '@visible-ai/shared/answers/schema';
import type { EndpointResult } from '@visible-ai/shared/contract/endpoint';
import { z } from 'zod';
import { answerSamples } from '../../db/schema/answers.ts';
import { openCursor, sealCursor } from '../../sites/list-cursor.ts';
import type { AnswersDeps } from '../answers-deps.ts';
import { type PanelVersionRow, readVersion } from '../panel/panel-store.ts';
import { presentSample, type WholeSample } from './present-sample.ts';
import { ownRun } from './read-runs.ts';
import { listedSamples, readSamples, type SampleFilter } from './sample-store.ts';

const PAGE = 50;
/** Approximate limit of a page of long answers, in characters: the page ends early. */
const PAGE_SIGNS = 500_000;
const place = z.tuple([z.int().min(0).max(2_147_483_647)]);

const signsOf = ({ sample, sources }: WholeSample) =>
  (sample.text?.length ?? 0) +
  sources.reduce((sum, { url, title }) => sum + url.length + (title?.length ?? 0), 0);

const askedThen = (version: PanelVersionRow | null): AskedThen => ({
  prompts: (version?.prompts ?? []).map(({ id, text, locale, country }) => ({ id, text, locale, country })),
  entities: (version?.entities ?? []).map(({ id, own, name }) => ({ id, own, name })),
});

/** The first samples that fit into one answer; at least one. */
function fitting(samples: readonly WholeSample[]): WholeSample[] {
  let signs = 0;
  const end = samples.findIndex((sample, at) => {
    signs += signsOf(sample);
    return at > 0 && signs > PAGE_SIGNS;
  });
  return samples.slice(0, end === -1 ? PAGE : Math.min(end, PAGE));
}

/**
 * A page of a run's answers, in the order of asking.
 *
 * @throws AppError not_found, invalid_input for an invalid cursor.
 */
export async function listSamples(
  { db }: Pick<AnswersDeps, 'db'>,
  ownerId: string,
  runId: string,
  { cursor, ...filter }: SampleFilter & { cursor?: string | undefined },
): Promise<EndpointResult<typeof listAnswerSamples>> {
  const [after] = cursor === undefined ? [-1] : openCursor(place, cursor);
  const run = await ownRun(db, ownerId, runId);
  const where = listedSamples(db, run.id, filter);
  const samples = await readSamples(db, where, { after, limit: PAGE + 1 });
  const page = fitting(samples);
  const last = page.at(-1);
  return {
    samples: page.map(presentSample),
    total: await db.$count(answerSamples, where),
    asked: askedThen(await readVersion(db, run.siteId, run.panelVersion)),
    nextCursor: last && samples.length > page.length ? sealCursor([last.sample.position]) : null,
  };
}
