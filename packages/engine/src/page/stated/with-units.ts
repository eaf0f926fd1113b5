import { STREET_LINE, TOWN_LINE } from './stated-patterns.ts';

/** A part of a building, by its number, its letter or its floor: "Unit 7", "Suite B, The Old Mill", "First floor", "Bâtiment C". */
const UNIT =
  '(?:(?:[Uu]nit|UNIT|[Ss]uite|SUITE|[Ss]te\\.|[Ff]lat|[Aa]pt\\.?|[Aa]partment|[Ss]tudio|[Oo]ffice|[Rr]oom|[Bb]lock|[Bb]uilding|[Bb]âtiment|[Bb]ât\\.|[Ee]dificio)\\s#?(?:\\d{1,4}[A-Za-z]?|[A-Z]\\d{0,3})|(?:[Gg]round|[Ff]irst|[Ss]econd|[Tt]hird|\\d{1,2}(?:st|nd|rd|th))\\s[Ff]loor)';
const UNIT_LINE = new RegExp(`^${UNIT}(?:,\\s[^.!?:@]{2,50})?,?$`, 'u');
const UNIT_FIRST = new RegExp(`^${UNIT},\\s`, 'u');
/** Name of a building, a road and a town. */
const MOST_BELOW = 3;
const LONGEST = 60;

const isPart = (line: string | undefined): line is string =>
  line !== undefined && line.length <= LONGEST && /^[\p{Lu}\d][^.!?:@]+$/u.test(line);

/** Whether a text begins with a part of a building and goes on: "Unit 7, Mill Estate, Leeds LS12 2QF". */
export const beginsWithUnit = (text: string): boolean => UNIT_FIRST.test(text);

/**
 * Lines with those of an address made one where it has a part of a building on a line of its own, above its street or below it:
 * "Unit 7, Mill Estate", "Canal Road", "Leeds LS12 2QF". Other lines are as they were.
 */
export function withUnits(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const end = UNIT_LINE.test(line) ? townBelow(lines, at) : -1;
    if (end === -1) {
      joined.push(line);
      continue;
    }
    const above = lines[at - 1];
    const isBelowStreet = isPart(above) && STREET_LINE.test(above) && !TOWN_LINE.test(above);
    if (isBelowStreet) joined.pop();
    joined.push(
      lines
        .slice(isBelowStreet ? at - 1 : at, end + 1)
        .map((each) => each.replace(/,$/u, '').trimEnd())
        .join(', '),
    );
    at = end;
  }
  return joined;
}

/** The place of the town that ends an address, in the lines below one; -1 where something else stands before it. */
function townBelow(lines: readonly string[], at: number): number {
  for (let end = at + 1; end <= at + MOST_BELOW && isPart(lines[end]); end += 1)
    if (TOWN_LINE.test(lines[end] ?? '')) return end;
  return -1;
}
