import { foldText } from './fold-text.ts';

/** So many letters at the beginning of two texts make one of them a copy of the other. */
const SAME = 25;
/** Characters of a page in which its description is looked for. */
const LOOKED_AT = 6000;

interface Told {
  heading: string;
  text: string;
}

const lengthOfSame = (one: string, other: string, from: number): number => {
  let length = 0;
  while (length < one.length && one[length] === other[from + length]) length += 1;
  return length;
};

/**
 * Whether a text is the beginning of a page as a program cuts it: with a heading in the middle of its sentences, "… by the harbour.
 * How we workWe inspect …", or within a paragraph before a sentence ends. Whoever writes a description ends it.
 *
 * @param sections of the page, in order.
 */
export function runsOn(text: string, sections: readonly Told[]): boolean {
  const said = foldText(text.replace(/[\s.…[\]]+$/u, ''), '');
  if (said.length < SAME) return false;
  let own = '';
  const headings: { from: number; to: number }[] = [];
  const ends = new Set<number>();
  for (const section of sections) {
    const from = own.length;
    own += foldText(section.heading, '');
    if (own.length > from) headings.push({ from, to: own.length });
    for (const sentence of section.text.split(/(?<=[.!?。！？…])\s+|\n+/u)) {
      own += foldText(sentence, '');
      ends.add(own.length);
    }
    if (own.length > LOOKED_AT) break;
  }
  const at = own.indexOf(said.slice(0, SAME));
  if (at < 0) return false;
  const to = at + lengthOfSame(said, own, at);
  if (headings.some((heading) => heading.from > at && heading.to < to)) return true;
  return to - at === said.length && !ends.has(to) && to < own.length;
}
