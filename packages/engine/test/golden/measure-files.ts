import { aiAgents } from '@visible-ai/shared/ai-agents/ai-agents';
import { readLlmsTxt } from '@visible-ai/shared/llms-txt/read-llms-txt';
import { judgeUrl } from '@visible-ai/shared/robots-txt/decide-robots';
import { parseRobotsTxt } from '@visible-ai/shared/robots-txt/parse-robots-txt';
import { load } from 'cheerio';
import type { CrawledSite } from '../../src/crawl/crawled-site.ts';
import type { AnswerPart } from '../../src/write/qa-section/answer-part.ts';
import { readQaSection } from '../../src/write/qa-section/read-qa-section.ts';
import type { WrittenSite } from './golden-files.ts';

export interface FileNumbers {
  /** Addresses in the sitemap, how many could be read, and how many of these are listed. */
  sitemap: { addresses: number; read: number; listed: number };
  links: { all: number; described: number; notTheTitle: number; fullLength: number };
  questions: { all: number; own: number; wordForWord: number };
  verdicts: { compared: number; changed: number };
  llmsProblems: string[];
  lighthouse: boolean;
}

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
const squeezed = (text: string) => text.normalize('NFC').replace(/[\s\u200b\u00ad]+/gu, '');
const address = (url: string) => url.replace(/\/(?:index\.\w+)?$/, '').replace(/\.html$/, '');

/** The rule of Lighthouse's audit "llms-txt": a title, a link, fifty characters. */
const passesLighthouse = (text: string) =>
  /^#\s+\S/m.test(text) && /\[[^\]]+\]\([^)]+\)/.test(text) && text.trim().length >= 50;

function sitemapNumbers({ sitemapUrls, pages }: CrawledSite, listed: ReadonlySet<string>) {
  const read = new Map(pages.map((page) => [address(page.url), page]));
  const found = sitemapUrls.flatMap((url) => read.get(address(url)) ?? []);
  const isListed = found.filter(({ url, markdownUrl }) => listed.has(markdownUrl ?? url));
  return { addresses: sitemapUrls.length, read: found.length, listed: isListed.length };
}

/** Every agent at every page of the site. */
function verdictNumbers(site: CrawledSite, after: string) {
  const [was, is] = [parseRobotsTxt(site.robots?.text ?? ''), parseRobotsTxt(after)];
  let [compared, changed] = [0, 0];
  for (const url of new Set([...site.sitemapUrls, ...site.pages.map((page) => page.url)])) {
    for (const agent of ['AnyOtherAgent', ...aiAgents.map(({ token }) => token)]) {
      compared += 1;
      if (judgeUrl(was, url)(agent).allowed !== judgeUrl(is, url)(agent).allowed) changed += 1;
    }
  }
  return { compared, changed };
}

/** The text of the pages, read by another reader than the crawler's, without white space. */
function plainText(html: readonly string[]): string {
  return html
    .map((page) => {
      const $ = load(page);
      $('script:not([type="application/ld+json"]), style').remove();
      return squeezed($('body').text()) + squeezed(($('meta[name="description"]').attr('content') ?? '').replace(/<https?:[^<>]*>/g, ''));
    })
    .join('\n');
}

/** Rows and lists of things combine cells and headings: each of these is on the site separately. */
const standsIn = (text: string, { kind, text: part }: AnswerPart) =>
  text.includes(squeezed(part)) ||
  (kind === 'item' && part.split(/: | – |; |：|，/u).every((piece) => text.includes(squeezed(piece))));

/** Counts what an owner would check in the files, against the site's own bytes. */
export function measureFiles(site: CrawledSite, written: WrittenSite, html: readonly string[]): FileNumbers {
  const llms = readLlmsTxt(written.llms.text);
  const links = llms.sections.flatMap((section) => section.links);
  const described = links.filter(({ notes }) => notes);
  const text = plainText(html);
  const items = readQaSection(written.qa.text);
  const own = new Set(
    site.pages.flatMap((page) => [
      ...page.questions.map(({ question }) => bare(question)),
      ...page.sections.map(({ heading }) => bare(heading)),
    ]),
  );
  return {
    sitemap: sitemapNumbers(site, new Set(links.map(({ url }) => url))),
    links: {
      all: links.length,
      described: described.length,
      notTheTitle: described.filter(({ name, notes }) => bare(notes ?? '') !== bare(name)).length,
      fullLength: described.filter(({ notes = '' }) => (notes?.length ?? 0) >= 60 && (notes?.length ?? 0) <= 280)
        .length,
    },
    questions: {
      all: items.length,
      own: items.filter(({ question }) => own.has(bare(question))).length,
      wordForWord: items.filter(({ answer }) => answer.every((part) => standsIn(text, part))).length,
    },
    verdicts: verdictNumbers(site, written.robots.text),
    llmsProblems: llms.problems.map(({ line, text: said }) => `${line}: ${said}`),
    lighthouse: passesLighthouse(written.llms.text),
  };
}

/** The numbers of a site as its row in the table of docs/generated-files.md. */
export function numbersRow(name: string, { sitemap, links, questions, verdicts }: FileNumbers): string {
  const of = (part: number, whole: number) => (whole === 0 ? 'no sitemap' : `${part} of ${whole}`);
  const cells = [
    name,
    of(sitemap.read, sitemap.addresses),
    of(sitemap.listed, sitemap.read),
    `${links.notTheTitle} of ${links.all}`,
    `${links.fullLength} of ${links.all}`,
    `${questions.all}, ${questions.own} of them the site's own`,
    `${questions.wordForWord} of ${questions.all}`,
    `${verdicts.changed} of ${verdicts.compared}`,
  ];
  return `| ${cells.join(' | ')} |`;
}
