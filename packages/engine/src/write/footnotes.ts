import type { PageSection } from '../crawl/crawled-site.ts';
import { paragraphsOf } from '../crawl/paragraphs.ts';
import { splitSentences } from '../page/split-sentences.ts';
import { oneLine } from './sentences.ts';

/** A footnote: "* plus the fees of the examination". */
const FOOTNOTE = /^([*★]{1,3})\s*([^*★\s].*?)[.。]?$/u;
const FOOTNOTE_SIGN = /\s?([*★]{1,3})(?=$|\s)/u;
const LONGEST_NOTE = 120;

/** The notes of a page, each with its sign: before a line, or before the heading of what they say. */
export function footnotesOf(sections: readonly PageSection[]): ReadonlyMap<string, string> {
  const lines = sections.flatMap((section) => {
    const [first = '', ...more] = paragraphsOf(section).map(({ text }) => oneLine(text));
    const [, sign] = FOOTNOTE.exec(oneLine(section.heading)) ?? [];
    return [sign ? `${sign} ${splitSentences(first)[0] ?? ''}`.trim() : first, ...more];
  });
  return new Map(
    lines.flatMap((line) => {
      const [, sign = '', note = ''] = FOOTNOTE.exec(line) ?? [];
      return note !== '' && note.length <= LONGEST_NOTE ? [[sign, note] as const] : [];
    }),
  );
}

/** A price with what its footnote says; a sign without its note says nothing. */
export function withFootnote(price: string, notes: ReadonlyMap<string, string>): string {
  const note = notes.get(FOOTNOTE_SIGN.exec(price)?.[1] ?? '');
  const bare = price.replaceAll(new RegExp(FOOTNOTE_SIGN, 'gu'), '');
  return note === undefined ? bare : `${bare} (${note})`;
}
