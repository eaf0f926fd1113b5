import { compareReports } from '@visible-ai/engine';
import type { AnalysisEvent, SavedAnalysis } from '@visible-ai/shared/analysis/schema';
import type { PageComparison } from '@visible-ai/shared/compare/schema';
import { errorCodes } from '@visible-ai/shared/contract/errors';
import { AppError } from '../http/app-error.ts';

/** Audits a page and saves the result: the events of an analysis. */
export type AnalysePage = (url: string, signal: AbortSignal) => AsyncIterable<AnalysisEvent>;

type Page = 'ours' | 'theirs';

const names: Record<Page, string> = { ours: 'Our page', theirs: 'Their page' };

/** Runs an analysis to its saved result. @throws AppError that names the page which cannot be fetched. */
async function savedOf(
  events: AsyncIterable<AnalysisEvent>,
  page: Page,
  url: string,
): Promise<SavedAnalysis> {
  for await (const event of events) {
    if (event.type === 'completed') return event;
    if (event.type === 'error')
      throw new AppError(errorCodes.find((code) => code === event.code) ?? 'internal', {
        text: `${names[page]} (${url}) could not be compared. ${event.error}`,
        details: { page, url },
      });
  }
  throw new Error('An analysis ended without an end');
}

const short = ({ id, url, score }: SavedAnalysis) => ({ id, url, score });

/**
 * Analyses two pages by the same checks, stores both analyses, and reports the differences.
 *
 * @throws AppError target_* when one of the pages cannot be fetched: its text and its details name the page.
 * It does not wait for the other page.
 */
export async function compareTwoPages(
  analyse: AnalysePage,
  urls: Record<Page, string>,
  signal: AbortSignal,
): Promise<PageComparison> {
  const giveUp = new AbortController();
  const either = AbortSignal.any([signal, giveUp.signal]);
  const save = (page: Page) => savedOf(analyse(urls[page], either), page, urls[page]);
  try {
    const [ours, theirs] = await Promise.all([save('ours'), save('theirs')]);
    return { ours: short(ours), theirs: short(theirs), ...compareReports(ours, theirs) };
  } finally {
    giveUp.abort();
  }
}
