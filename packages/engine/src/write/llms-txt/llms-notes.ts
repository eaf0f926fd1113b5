import type { CrawledPage, CrawledSite } from '../../crawl/crawled-site.ts';
import type { Arranged } from './arrange-entries.ts';
import type { LlmsPageText } from './describe-pages.ts';
import { factNotes } from './fact-notes.ts';
import type { OwnersFile } from './owners-file.ts';
import type { PriceConflict } from './priced-things.ts';
import { languageKey, ownName } from './site-language.ts';
import { DESCRIPTION_LEAST, isLongEnough } from './telling.ts';

export interface NotesOn {
  site: CrawledSite;
  /** The file as it is written. */
  text: string;
  texts: ReadonlyMap<string, LlmsPageText>;
  owners: OwnersFile | null;
  arranged: Arranged;
  priceConflicts: readonly PriceConflict[];
  listed: readonly CrawledPage[];
  /** Pages worth a line, listed or not. */
  worth: number;
}

const pages = (count: number) => `${count} ${count === 1 ? 'page' : 'pages'}`;

const NO_LLMS_TXT = {
  html: 'is a web page (HTML)',
  robots: 'has rules of a robots.txt (“User-agent:”)',
};

/** What the owner takes for an llms.txt, or what the server answers in its place. */
function insteadNotes({ site }: NotesOn): string[] {
  if (!site.llmsInstead) return [];
  const { url, is } = site.llmsInstead;
  return [
    `${new URL(url).pathname} ${NO_LLMS_TXT[is]} and no llms.txt: nothing was kept of it. Put this file in its place.`,
  ];
}

/** What happened to the owner's existing file. */
function ownersNotes({ site, owners, arranged }: NotesOn): string[] {
  if (!owners || !site.llms) return [];
  const { path } = { path: new URL(site.llms.url).pathname };
  const { kept, added, dead } = arranged;
  const example = dead[0] === undefined ? '' : `, e.g. ${dead[0]}`;
  return [
    owners.isCurated
      ? `This file starts from your own ${path}: its text and its ${kept} ${kept === 1 ? 'link' : 'links'} are kept; ${pages(added)} that it does not list ${added === 1 ? 'was' : 'were'} added.`
      : `This file starts from your own ${path}: its text is kept before the sections. It has no sections of links as llmstxt.org wants them, so the sections are new.`,
    ...(owners.moved ? ['Text in its sections has moved in front of them: sections hold only links.'] : []),
    ...(dead.length > 0
      ? [
          `${dead.length} of its links ${dead.length === 1 ? 'leads' : 'lead'} to nothing and ${dead.length === 1 ? 'was' : 'were'} left out${example}.`,
        ]
      : []),
  ];
}

/** What was left out because two pages give different prices for it. */
function priceNotes({ priceConflicts: [first, ...others] }: NotesOn): string[] {
  if (!first) return [];
  const [one, other] = first.prices.map(({ price, url }) => `${price} on ${new URL(url).pathname}`);
  const more = others.length === 0 ? '' : `, and ${others.length} more prices differ`;
  return [
    `“${first.name}” costs ${one} and ${other}${more}: such prices were left out. Correct the page that is out of date.`,
  ];
}

function languageNote({ site, arranged }: NotesOn): string[] {
  const main = languageKey(site.language);
  const others = new Set(
    arranged.sections.flatMap(({ entries }) => {
      const keys = entries.map((entry) => (entry.kind === 'page' ? languageKey(entry.page.language) : ''));
      const [key = ''] = keys;
      return keys.every((other) => other === key) && key !== '' && key !== main ? [key] : [];
    }),
  );
  if (others.size === 0 || main === '') return [];
  const names = [...others].map((key) => ownName(key.split('-')[0] ?? key) || key);
  return [
    `Pages in ${names.join(', ')} are in sections of their own. A separate file for each language, e.g. /en/llms.txt, is possible too.`,
  ];
}

/** What the owner should know about the file. */
export function llmsNotes(on: NotesOn): string[] {
  const { site, text, texts, listed, worth } = on;
  const described = (page: CrawledPage) => texts.get(page.url)?.description ?? '';
  const bare = listed.filter((page) => described(page) === '');
  const short = listed.filter((page) => described(page) !== '' && !isLongEnough(described(page)));
  const named = bare.slice(0, 3).map(({ url }) => new URL(url).pathname);
  const one = bare.length === 1;
  return [
    ...site.notes,
    ...insteadNotes(on),
    ...factNotes(site, text),
    ...priceNotes(on),
    ...ownersNotes(on),
    ...languageNote(on),
    ...(bare.length > 0
      ? [
          `${pages(bare.length)} ${one ? 'says nothing that could describe it' : 'say nothing that could describe them'} (${named.join(', ')}${bare.length > 3 ? ', ...' : ''}): give ${one ? 'it' : 'them'} a ${bare.every(({ description }) => description !== '') ? 'longer ' : ''}meta description.`,
        ]
      : []),
    ...(short.length > 0
      ? [
          `${pages(short.length)} ${short.length === 1 ? 'has' : 'have'} a description of less than ${DESCRIPTION_LEAST} characters.`,
        ]
      : []),
    ...(listed.length < worth
      ? [
          `${listed.length} of ${worth} pages are listed: the first of the largest sections, and the upper levels.`,
        ]
      : []),
    ...(listed.some(({ markdownUrl }) => markdownUrl)
      ? ['Pages that have a Markdown version are linked to that version.']
      : []),
  ];
}
