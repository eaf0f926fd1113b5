import type { CrawledPage, CrawledSite } from '../../crawl/crawled-site.ts';
import { countWords } from '../../page/page-text.ts';
import { arrangeEntries } from '../llms-txt/arrange-entries.ts';
import { describePages } from '../llms-txt/describe-pages.ts';
import { groupPages } from '../llms-txt/group-pages.ts';
import { ownersFileOf, siteSummary } from '../llms-txt/site-summary.ts';
import { siteTitle } from '../llms-txt/site-title.ts';
import { blockWords, markdownBlocks } from '../markdown-blocks.ts';
import { oneLine } from '../sentences.ts';
import { withoutPageTools } from '../without-page-tools.ts';
import { withoutRepeats } from './without-repeats.ts';

/** A page to be written as Markdown. */
export interface PageText {
  page: CrawledPage;
  /** In a few words, without the site's name. */
  title: string;
  /** What it is about, or ''. */
  description: string;
  /** Its main part, without its tools and what the site's pages repeat. */
  blocks: string[];
}

export interface ChosenPages {
  /** The site's own name and description, or ''. */
  name: string;
  summary: string;
  pages: PageText[];
  /** Pages with exactly the same text as another. */
  copies: CrawledPage[];
  /** Pages worth reading but without text, because their words are in scripts or images. */
  empty: CrawledPage[];
}

/** Fewer are a page of buttons or images. */
const LEAST_WORDS = 6;

/** The pages of a site that are worth reading, in the order of its llms.txt, each text once. */
export function chosenPages(read: CrawledSite): ChosenPages {
  const site = { ...read, name: siteTitle(read) };
  const owners = ownersFileOf(site);
  const texts = describePages(read, owners);
  const { sections } = arrangeEntries(groupPages(read), owners, site);
  const listed = sections.flatMap(({ entries }) =>
    entries.flatMap((entry) => (entry.kind === 'page' ? entry.page : [])),
  );
  const bodies = withoutRepeats(
    listed.map(({ markdown = '' }) => withoutPageTools(markdownBlocks(markdown))),
  );
  const chosen: ChosenPages = {
    name: oneLine(owners?.name || site.name) || new URL(site.origin).host,
    summary: siteSummary(site, texts, owners),
    pages: [],
    copies: [],
    empty: [],
  };
  const seen = new Set<string>();
  for (const [at, page] of listed.entries()) {
    const blocks = bodies[at] ?? [];
    const words = blocks.map(blockWords).join('\n');
    if (countWords(words) < LEAST_WORDS) chosen.empty.push(page);
    else if (seen.has(words)) chosen.copies.push(page);
    else {
      seen.add(words);
      const { title = page.title, description = '' } = texts.get(page.url) ?? {};
      chosen.pages.push({ page, title: oneLine(title), description, blocks });
    }
  }
  return chosen;
}
