import { MARKDOWN_BYTES } from '@visible-ai/shared/content/markdown/markdown-bytes';
import { joinMarkdownFiles, type MarkdownFile } from '@visible-ai/shared/content/markdown/markdown-files';
import { twinPath } from '@visible-ai/shared/content/markdown/twin-path';
import type { CrawledPage, CrawledSite } from '../../crawl/crawled-site.ts';
import { plainHeading } from '../../page/markdown/plain-heading.ts';
import { headingOf } from '../markdown-blocks.ts';
import { chosenPages, type PageText } from '../page-texts/chosen-pages.ts';
import { named, textNotes, told } from '../page-texts/text-notes.ts';
import type { WrittenFile } from '../written-file.ts';

/** A value that YAML reads correctly: JSON strings are valid YAML. */
const yaml = (value: string) => JSON.stringify(value);

/**
 * A page as a separate file. Before its text is what the text does not say: its page, its language and dates.
 * As front matter, which tools for Markdown know.
 */
function fileText({ page, title, description, blocks }: PageText, siteLanguage: string): string {
  const language = page.language || siteLanguage;
  const front = [
    `title: ${yaml(title)}`,
    `url: ${yaml(page.url)}`,
    ...(description ? [`description: ${yaml(description)}`] : []),
    ...(language ? [`language: ${yaml(language)}`] : []),
    ...(page.published ? [`published: ${yaml(page.published.slice(0, 10))}`] : []),
    ...(page.modified ? [`modified: ${yaml(page.modified.slice(0, 10))}`] : []),
  ];
  const titled = blocks.slice(0, 3).some((block) => headingOf(block)?.level === 1);
  const body = titled ? blocks : [`# ${plainHeading(title)}`, ...blocks];
  return `---\n${front.join('\n')}\n---\n\n${body.join('\n\n')}\n`;
}

/**
 * Writes the Markdown twin of each page worth reading, all in one text: `splitMarkdownFiles` separates them.
 * Pages for which the site serves its own twin are left out. The same site gives the same files.
 */
export function writeMarkdownPages(site: CrawledSite): WrittenFile {
  const chosen = chosenPages(site);
  const home = site.home ?? site.origin;
  const files: MarkdownFile[] = [];
  const paths = new Set<string>();
  const skipped: Record<'own' | 'nameless' | 'tooMuch', CrawledPage[]> = {
    own: [],
    nameless: [],
    tooMuch: [],
  };
  const allOwn = chosen.pages.every(({ page }) => page.markdownUrl !== null);
  let left = MARKDOWN_BYTES;
  for (const text of chosen.pages) {
    const { page } = text;
    const path = twinPath(page.url, home);
    if (page.markdownUrl !== null && !allOwn) skipped.own.push(page);
    else if (path === null || paths.has(path.toLowerCase())) skipped.nameless.push(page);
    else {
      const file = { path, text: fileText(text, site.language) };
      const bytes = Buffer.byteLength(joinMarkdownFiles([file]), 'utf8') + 1;
      if (bytes > left) skipped.tooMuch.push(page);
      else {
        left -= bytes;
        paths.add(path.toLowerCase());
        files.push(file);
      }
    }
  }
  const { own, nameless, tooMuch } = skipped;
  return {
    text: joinMarkdownFiles(files),
    notes: [
      ...site.notes,
      ...(allOwn && chosen.pages.length > 0
        ? ['Your site serves Markdown for each of these pages already: compare before you replace it.']
        : []),
      ...(own.length > 0
        ? [
            `${told(own.length, 'has', 'have')} Markdown of your own at your site, and ${own.length === 1 ? 'is' : 'are'} left to it ${named(own)}.`,
          ]
        : []),
      ...(tooMuch.length > 0
        ? [
            `All files together hold at most ${MARKDOWN_BYTES / 1_000_000} MB: ${told(tooMuch.length, 'did not fit and was left out', 'did not fit and were left out')} ${named(tooMuch)}.`,
          ]
        : []),
      ...(nameless.length > 0
        ? [
            `${told(nameless.length, 'has an address that no file can have', 'have addresses that no file can have')}, such as one with parameters, and ${nameless.length === 1 ? 'was' : 'were'} left out ${named(nameless)}.`,
          ]
        : []),
      ...textNotes(chosen),
    ],
    agents: null,
  };
}
