import { MARKDOWN_BYTES } from '@visible-ai/shared/content/markdown/markdown-bytes';
import type { CrawledPage, CrawledSite } from '../../crawl/crawled-site.ts';
import { chosenPages } from '../page-texts/chosen-pages.ts';
import { named, textNotes, told } from '../page-texts/text-notes.ts';
import type { WrittenFile } from '../written-file.ts';
import { keepOwnersParts } from './owners-parts.ts';
import { pagePart } from './page-part.ts';

const bytesOf = (text: string) => Buffer.byteLength(text, 'utf8');
const inMegabytes = (bytes: number) => `${bytes / 1_000_000} MB`;

/**
 * Writes llms-full.txt: the site's name, its own description, and each page worth reading as Markdown, in the
 * order of its llms.txt. It contains nothing that the pages do not say. If the site already has such a file,
 * this one starts from it. The same site gives the same file.
 */
export function writeLlmsFull(site: CrawledSite): WrittenFile {
  const chosen = chosenPages(site);
  const { name, summary } = chosen;
  const owners = keepOwnersParts(site, chosen, MARKDOWN_BYTES);
  const front = owners.front ?? [`# ${name}`, ...(summary ? [`> ${summary}`] : [])].join('\n\n');
  const parts = [front, ...owners.parts];
  let left = MARKDOWN_BYTES - parts.reduce((sum, part) => sum + bytesOf(part) + 2, 0);
  const tooMuch: CrawledPage[] = [];
  for (const page of owners.rest) {
    const part = pagePart(page, site.language, owners.level);
    left -= bytesOf(part) + 2;
    if (left >= 0) {
      parts.push(part);
      continue;
    }
    // A later, shorter page may still fit.
    left += bytesOf(part) + 2;
    tooMuch.push(page.page);
  }
  return {
    text: `${parts.join('\n\n')}\n`,
    notes: [
      ...site.notes,
      ...owners.notes,
      ...(tooMuch.length > 0
        ? [
            `The file holds at most ${inMegabytes(MARKDOWN_BYTES)}: ${told(tooMuch.length, 'did', 'did')} not fit and ${tooMuch.length === 1 ? 'was' : 'were'} left out ${named(tooMuch)}.`,
          ]
        : []),
      ...textNotes(chosen),
    ],
    agents: null,
  };
}
