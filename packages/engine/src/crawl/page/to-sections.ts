import type { TextBlock } from '../../page/blocks/text-block.ts';
import { isUnfilled } from '../../page/is-unfilled.ts';
import { isPlaceholderText } from '../../page/site-name/placeholder-texts.ts';
import { isPriceAlone } from '../../page/stated/is-price-alone.ts';
import { isSampleAddress } from '../../page/stated/is-sample-address.ts';
import { isSampleEmail } from '../../page/stated/is-sample-email.ts';
import { MAIL } from '../../page/stated/stated-patterns.ts';
import type { PageSection } from '../crawled-site.ts';
import { joinParagraphs, type Paragraph } from '../paragraphs.ts';

/** Characters of text kept per page: about 3,000 words, more than any answer needs. */
const MOST_CHARACTERS = 20_000;
const MOST_SECTIONS = 200;
const LONGEST_HEADING = 300;
/** A list with this many items that are only links is a menu, whatever its name. */
const MENU_ITEMS = 5;
const MENU_SHARE = 0.9;

/** Leaves out runs of list items that are only links, unless the page has hardly anything else. */
export function withoutLinkLists(blocks: readonly TextBlock[]): TextBlock[] {
  const isLink = (block: TextBlock | undefined) =>
    block?.kind === 'item' && block.linked >= MENU_SHARE && block.text.length < 120;
  const kept: TextBlock[] = [];
  for (let at = 0; at < blocks.length; ) {
    let end = at;
    while (isLink(blocks[end])) end += 1;
    if (end - at < MENU_ITEMS) kept.push(...blocks.slice(at, Math.max(end, at + 1)));
    at = Math.max(end, at + 1);
  }
  const length = (list: readonly TextBlock[]) =>
    list.reduce((sum, { kind, text }) => sum + (kind === 'heading' ? 0 : text.length), 0);
  return length(kept) < 400 && length(kept) < length(blocks) / 2 ? [...blocks] : kept;
}

const LONGEST_ADDRESS = 120;

/** A line that says where somebody is, in a street called "Example street". */
const isSampleLine = (text: string) =>
  text.length <= LONGEST_ADDRESS && /\d/.test(text) && !text.includes('[') && isSampleAddress(text);

const hasSampleMail = ({ text }: TextBlock) =>
  text.length <= LONGEST_ADDRESS && isSampleEmail(MAIL.exec(text)?.[0] ?? '');
/** A line with the number of a house, a town or a telephone, or an address for mail. */
const isContactLine = (text: string) => text.length <= LONGEST_ADDRESS && /[\d@]/.test(text);

/**
 * Leaves out the texts that a theme shows until its owner writes others, and blanks that nobody has filled in; with the ways to
 * reach somebody that stand beside them and a sample of an address for mail.
 */
export function withoutPlaceholders(blocks: readonly TextBlock[]): TextBlock[] {
  const isTemplate = blocks.some(hasSampleMail) && blocks.some(({ text }) => isPlaceholderText(text));
  return blocks.filter(
    ({ kind, text }) =>
      kind === 'code' ||
      !(
        isPlaceholderText(text) ||
        isUnfilled(text) ||
        isSampleLine(text) ||
        (isTemplate && isContactLine(text))
      ),
  );
}

/** The blocks under their headings; very long pages are cut. */
export function toSections(blocks: readonly TextBlock[]): PageSection[] {
  const sections: PageSection[] = [];
  let current: Pick<PageSection, 'level' | 'heading' | 'isTeaser'> & { parts: Paragraph[] } = {
    level: 0,
    heading: '',
    parts: [],
  };
  let rank = 1;
  let left = MOST_CHARACTERS;
  const close = () => {
    const { parts, ...named } = current;
    if (named.heading || parts.length > 0) sections.push({ ...named, ...joinParagraphs(parts) });
  };
  let until: number | null = null;
  for (const block of blocks) {
    const { kind, level, text } = block;
    if (left <= 0 || sections.length >= MOST_SECTIONS) break;
    if (until !== null && block.at >= until) {
      // What follows an accordion is not part of its last answer.
      close();
      current = { level: 0, heading: '', parts: [] };
      until = null;
    }
    // The card of a plan writes its price as large as a heading.
    if (kind === 'heading' && !isPriceAlone(text)) {
      close();
      until = block.until;
      // A summary has no rank: it belongs to the heading before it.
      const own = level || Math.min(6, rank + 1);
      if (level) rank = level;
      current = { level: own, heading: text.slice(0, LONGEST_HEADING), parts: [] };
      if (block.isTeaser) current.isTeaser = true;
      left -= current.heading.length;
    } else {
      const written = (block.lines ?? text).slice(0, left);
      current.parts.push({
        kind: kind === 'heading' ? 'text' : kind,
        text: written,
        ...(block.isCaption && { isCaption: block.isCaption }),
      });
      left -= written.length;
    }
  }
  close();
  return sections;
}
