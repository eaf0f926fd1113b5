import type { RobotsRequest } from '@visible-ai/shared/content/schema';
import type { CrawledSite } from '../crawl/crawled-site.ts';
import { withoutModelTalkIn } from './addressed-to-models.ts';
import { writeJsonLd } from './json-ld/write-json-ld.ts';
import { writeLlmsFull } from './llms-full/write-llms-full.ts';
import { describePages, type LlmsPageText } from './llms-txt/describe-pages.ts';
import { groupPages } from './llms-txt/group-pages.ts';
import type { PageGroup } from './llms-txt/page-group.ts';
import { ownersFileOf } from './llms-txt/site-summary.ts';
import { writeLlmsTxt } from './llms-txt/write-llms-txt.ts';
import { writeMarkdownPages } from './markdown-pages/write-markdown-pages.ts';
import { findQuestions } from './qa-section/find-questions.ts';
import { writeQaSection } from './qa-section/write-qa-section.ts';
import { compareRobots, type RobotsTexts } from './robots-txt/compare-robots.ts';
import { knownUrls } from './robots-txt/known-urls.ts';
import { writeRobotsTxt } from './robots-txt/write-robots-txt.ts';
import { withoutSharedSentences } from './without-shared-sentences.ts';

/** The site without words that address language models, and without what every page repeats of the site. */
const asRead = (site: CrawledSite): CrawledSite => withoutSharedSentences(withoutModelTalkIn(site));

/**
 * Slow work for a large site, some two seconds for 2,000 pages: each step takes and returns plain data, so
 * that a thread can run it. Text on pages that addresses language models is removed first.
 */
export const writingSteps = {
  llmsTxt: ({ site }: { site: CrawledSite }) => writeLlmsTxt(asRead(site)),

  /** The site as a model may see it, each page's title and description by its address, and its sections. */
  describe({ site: read }: { site: CrawledSite }) {
    const site = asRead(read);
    return { site, texts: describePages(site, ownersFileOf(site)), groups: groupPages(site) };
  },

  llmsTxtOf: (of: { site: CrawledSite; texts: Map<string, LlmsPageText>; groups: PageGroup[] }) =>
    writeLlmsTxt(of.site, of.texts, of.groups),

  llmsFull: ({ site }: { site: CrawledSite }) => writeLlmsFull(asRead(site)),

  markdownPages: ({ site }: { site: CrawledSite }) => writeMarkdownPages(asRead(site)),

  qaSection: ({ site, count }: { site: CrawledSite; count: number }) => writeQaSection(asRead(site), count),

  /** The site as a model may see it, and its possible questions. */
  questions({ site: read }: { site: CrawledSite }) {
    const site = asRead(read);
    return { site, found: findQuestions(site) };
  },

  jsonLd: ({ site }: { site: CrawledSite }) => writeJsonLd(asRead(site)),

  robotsTxt: ({ site, request }: { site: CrawledSite; request: RobotsRequest }) =>
    writeRobotsTxt(site, request),

  /** @param url of the site: the address in question. */
  robotsDifference({ site, url, text }: { site: CrawledSite; url: string; text: string }) {
    const { pathname, search } = new URL(url);
    const asked = new URL(pathname + search, site.origin).href;
    const urls = [...new Set([asked, ...knownUrls(site)])];
    const texts: RobotsTexts = { before: site.robots?.text ?? null, after: text, urls };
    return { ...compareRobots(texts), known: urls.length };
  },
};

type Steps = typeof writingSteps;

/** The steps of writing, wherever they run. They reject with the signal's reason when it is aborted. */
export type Writing = {
  [Step in keyof Steps]: (
    input: Parameters<Steps[Step]>[0],
    signal: AbortSignal,
  ) => Promise<ReturnType<Steps[Step]>>;
};
