import type { SiteFacts } from '@visible-ai/answers';
import { type CrawledSite, EngineError } from '@visible-ai/engine';
import type { AnswersDeps } from '../answers-deps.ts';

/** A person waits for it. */
const WITHIN_MS = 20_000;
const PAGES = 12;

/** A crawled site in the terms of suggestions. */
function factsOf(site: CrawledSite, kept: SiteFacts): SiteFacts {
  const named = site.pages.find(({ business }) => business?.name);
  return {
    ...kept,
    language: site.language || kept.language,
    organisation: kept.organisation ?? named?.business?.name ?? (site.name || null),
    pages: site.pages.map(({ url, title, sections, language }) => ({
      ...{ url, title },
      headings: sections.map(({ heading }) => heading).filter(Boolean),
      language: language || null,
    })),
    questions: [
      ...kept.questions,
      ...site.pages.flatMap(({ url, questions }) =>
        questions.map(({ question }) => ({ text: question, url })),
      ),
    ],
  };
}

/**
 * Politely reads a few pages of a site if too little of it is stored. If the site cannot be read, the stored
 * facts are used.
 */
export async function readFacts(
  { crawlSite }: Pick<AnswersDeps, 'crawlSite'>,
  kept: SiteFacts,
  signal: AbortSignal,
): Promise<SiteFacts> {
  try {
    const site = await crawlSite({
      ...{ url: kept.siteUrl, pageLimit: PAGES, autoDetectSize: false, skipCrawling: false },
      ...{ signal, timeLimitMs: WITHIN_MS, known: [] },
      onPage: async () => undefined,
      onProgress: () => undefined,
    });
    return factsOf(site, kept);
  } catch (error) {
    if (error instanceof EngineError) return kept;
    throw error;
  }
}
