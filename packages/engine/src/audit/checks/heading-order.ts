import type { PageFacts } from '../../page/page-facts.ts';
import { withoutPermalink } from '../../page/without-permalink.ts';
import { defineCheck } from './define-check.ts';
import { draftHeading } from './facts/draft-heading.ts';
import { count } from './wording/count.ts';
import { htmlText } from './wording/html-text.ts';
import { quote } from './wording/quote.ts';

/** A text of this many words under one heading gives a citation nothing to point at. */
const LONG_TEXT = 300;

type Heading = PageFacts['headings'][number];

/** The text and its banner form one outline; a menu, a sidebar or a footer has its own, at any level. */
const outlineOf = ({ part }: Heading) => (part === 'other' || part === 'banner' ? 'main' : part);

function skips(headings: Heading[]): { before: Heading; after: Heading }[] {
  const last = new Map<string, Heading>();
  return headings.flatMap((after) => {
    const before = last.get(outlineOf(after));
    last.set(outlineOf(after), after);
    return before && after.level > before.level + 1 ? [{ before, after }] : [];
  });
}

/** The most headings of one fix: more lines would be the page itself. */
const MOST_MOVED = 12;

/** The headings that move up together with one that skips a level: those beside it and below it, until a higher one. */
function movedWith(headings: Heading[], after: Heading): Heading[] {
  const rest = headings
    .slice(headings.indexOf(after))
    .filter((heading) => outlineOf(heading) === outlineOf(after))
    .filter((heading) => heading === after || heading.text.trim() !== '');
  const end = rest.findIndex(({ level }) => level < after.level);
  return rest.slice(0, end === -1 ? rest.length : end);
}

/** A diff that moves them up, each as a change of its own. */
function moveUp(headings: Heading[], by: number): string {
  const line = (sign: string, level: number, text: string) =>
    `${sign}<h${level}>${htmlText(text)}</h${level}>`;
  return headings
    .map(({ level, text }) => `${line('-', level, text)}\n${line('+', level - by, text)}`)
    .join('\n');
}

/** Integer arithmetic, because 0.85 - 0.4 is not 0.45 in binary. */
const scoreOf = (faults: number) => Math.max(30, 85 - 10 * (faults - 1)) / 100;

export const headingOrder = defineCheck({
  id: 'heading-order',
  title: 'Heading order',
  group: 'content',
  why: 'Engines split a page into passages at its headings. A skipped level puts a passage under the wrong heading (WCAG technique H42; HTML Standard, headings and outlines).',
  needs: ['page', 'response'],
  run({ page, response }) {
    // A consent dialog or an overlay is not part of the outline.
    const outline = page.headings.filter(({ part }) => part !== 'notice' && part !== 'dialog');
    const headings = outline.map((one) => ({ ...one, text: withoutPermalink(one.text) }));
    const words = page.text.mainWords || page.text.words;
    if (headings.length === 0)
      return {
        score: 0,
        title: 'No headings',
        evidence: `${count(words, 'word')} are under no heading.`,
        fix: {
          title: 'Divide the page with headings',
          text: 'One H1 for the page, an H2 for each question or subject, H3 below them.',
          snippet: {
            label: 'in <main>',
            language: 'html',
            code: `<h1>${htmlText(draftHeading(page, response.url))}</h1>\n<h2>REPLACE: the first subject</h2>`,
          },
        },
      };
    if (headings.length === 1 && words > LONG_TEXT)
      return {
        score: 0.5,
        title: `${count(words, 'word')} under a single heading`,
        evidence: `The only heading is ${quote(headings[0]?.text ?? '')}.`,
        fix: {
          title: 'Divide the text with H2 headings',
          text: 'Give each subject its own H2, ideally in the words that people use when they ask.',
          snippet: {
            label: 'in <main>',
            language: 'html',
            code: '<h2>REPLACE: the first subject</h2>\n<p>…</p>\n<h2>REPLACE: the second subject</h2>\n<p>…</p>',
          },
        },
      };
    const found = skips(headings);
    const empty = headings.filter(({ text }) => text.trim() === '').length;
    const [first] = found;
    const details = found.map(
      ({ before, after }) =>
        `H${before.level} ${quote(before.text)} is followed by H${after.level} ${quote(after.text)}`,
    );
    if (empty > 0) details.push(`${count(empty, 'heading')} without text`);
    if (details.length === 0)
      return {
        score: 1,
        title: 'Headings are in order',
        evidence: `${count(headings.length, 'heading')}, no level skipped${headings[0]?.level === 1 ? '' : ` (the first is an H${headings[0]?.level})`}.`,
      };
    const moved = first ? movedWith(headings, first.after) : [];
    const by = first ? first.after.level - first.before.level - 1 : 0;
    return {
      score: scoreOf(found.length + empty),
      title: first
        ? `${count(found.length, 'heading level')} skipped`
        : `${count(empty, 'heading')} without text`,
      evidence: `${details[0]}${details.length > 1 ? `; and ${details.length - 1} more like it` : ''}, among ${count(headings.length, 'heading')}.`,
      details,
      fix: {
        title: first ? 'Close the gaps between heading levels' : 'Give every heading a text',
        text: first
          ? 'Choose the level by the place in the outline and the size by CSS.'
          : 'Remove heading tags that only add space, and give headings around a picture an alternative text.',
        snippet: first
          ? {
              label: 'in your page',
              language: 'diff',
              code: moveUp(moved.length > MOST_MOVED ? moved.slice(0, 1) : moved, by),
            }
          : { label: 'in your page', language: 'html', code: '<h2>REPLACE: what follows is about</h2>' },
      },
    };
  },
});
