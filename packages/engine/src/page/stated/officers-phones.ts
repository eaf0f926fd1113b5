import { asciiDigits } from '../ascii-digits.ts';
import { localNumber } from './local-number.ts';
import { namesOffice, namesOwner } from './without-officers.ts';

/** Below the label of an office: the name of who holds it, a street, a town. */
const MOST_BELOW = 3;
/** One officer with a number may be how the club is reached. */
const LEAST_OFFICERS = 2;

/** The line of the office to which a line belongs, the line itself or one above it; -1 for none. */
function officeOf(lines: readonly string[], at: number): number {
  for (let above = at; above >= Math.max(0, at - MOST_BELOW); above -= 1) {
    const line = lines[above] ?? '';
    if (namesOffice(line)) return above;
    if (namesOwner(line)) return -1;
  }
  return -1;
}

/**
 * The telephone numbers without those of a list of officers, each at home: "Secretary: Tom Baker, Tel. …", "Treasurer: Ann Cole,
 * Tel. …". A number that also stands elsewhere is the club's, and so is that of a single officer.
 *
 * @param numbers those of the page.
 * @param lines its short texts, in order.
 */
export function withoutOfficersPhones(numbers: readonly string[], lines: readonly string[]): string[] {
  const offices = new Set<number>();
  const theirs = new Set<string>();
  const others = new Set<string>();
  const local = numbers.map(localNumber).filter(Boolean);
  for (const [at, line] of lines.entries()) {
    const digits = asciiDigits(line).replace(/\D/g, '');
    const said = local.filter((number) => digits.includes(number));
    if (said.length === 0) continue;
    const office = officeOf(lines, at);
    if (office >= 0) offices.add(office);
    for (const number of said) (office >= 0 ? theirs : others).add(number);
  }
  const isTheirs = (number: string) => theirs.has(number) && !others.has(number);
  return offices.size < LEAST_OFFICERS
    ? [...numbers]
    : numbers.filter((number) => !isTheirs(localNumber(number)));
}
