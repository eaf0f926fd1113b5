import type { CrawledPage } from '../../crawl/crawled-site.ts';
import { areSeveralPlaces } from '../../page/stated/are-several-places.ts';
import { isSamplePhone } from '../../page/stated/is-sample-phone.ts';
import { phonesOf } from '../../page/stated/phones-of.ts';
import { STREET_LINE, TOWN_LINE } from '../../page/stated/stated-patterns.ts';
import { plainName } from '../plain-name.ts';
import { oneLine } from '../sentences.ts';
import { hoursInText } from './opening-hours.ts';
import { isAddressHeading, writtenAddress } from './written-address.ts';

/** One of several places of a business. What a page does not join to it with certainty is empty. */
export interface Branch {
  name: string;
  address: string;
  phone: string;
  /** As the page writes them, on one line. */
  hours: string;
}

/** Lines that stand together, with the heading above them. */
interface Unit {
  heading: string;
  lines: readonly string[];
}

/** A place, with the lines from it to the next one. */
interface Block {
  before: string;
  address: string;
  lines: readonly string[];
}

const MOST_LINES = 60;
const MOST_BRANCHES = 12;
const LONGEST_NAME = 40;
/** An address stands on so many lines at most. */
const MOST_TALL = 4;
/** Headings above what is the business's own, whatever its other parts name. */
const OF_CONTACT =
  /^\W*(?:contact|kontakt|impressum|imprint|contacto|contatti|contatos?|contactez|nous contacter)/iu;

const asPage = (page: CrawledPage, lines: readonly string[]): CrawledPage => ({
  ...page,
  sections: [{ level: 2, heading: '', text: lines.join('\n') }],
  ...(page.business && { business: { ...page.business, address: '', hours: [], lines: [] } }),
});

/** The parts of a unit that begin with an address each; the lines before the first of them are the first of the result. */
function blocksOf(page: CrawledPage, lines: readonly string[]): { lead: readonly string[]; blocks: Block[] } {
  const addressIn = (from: number, to: number) => writtenAddress([asPage(page, lines.slice(from, to))]);
  const found: { from: number; to: number; address: string }[] = [];
  for (let at = 0; at < lines.length && found.length < MOST_BRANCHES; at += 1) {
    const line = lines[at] ?? '';
    const isPlace = STREET_LINE.test(line) || TOWN_LINE.test(line);
    if (!isPlace && !TOWN_LINE.test(lines[at + 1] ?? '')) continue;
    let best = { address: addressIn(at, at + 1), to: at + 1 };
    for (let to = at + 2; to <= Math.min(lines.length, at + MOST_TALL); to += 1) {
      const longer = addressIn(at, to);
      if (longer.length > best.address.length && longer.startsWith(best.address))
        best = { address: longer, to };
    }
    // A name above an address is no part of it.
    const begins = isPlace || best.address.startsWith(line.replace(/,$/u, ''));
    if (best.address === '' || !begins) continue;
    found.push({ from: at, ...best });
    at = best.to - 1;
  }
  const blocks = found.map(({ from, to, address }, at) => ({
    address,
    before: lines[from - 1] ?? '',
    lines: lines.slice(to, found[at + 1]?.from ?? lines.length),
  }));
  return { lead: lines.slice(0, found[0]?.from ?? lines.length), blocks };
}

const ownPhones = (lines: readonly string[]) => [
  ...new Set(
    phonesOf(lines)
      .filter((phone) => !isSamplePhone(phone))
      .map((phone) => phone.trim()),
  ),
];

/** A short line that is neither a number nor a sentence: "Headingley", "Praxis Köln". */
const nameIn = (line: string): string => {
  const name = oneLine(line).replace(/\s?[:：]$/u, '');
  const isName = name.length >= 2 && name.length <= LONGEST_NAME && !/[\d@.!?©|]/.test(name);
  return isName && !isAddressHeading(name) && !OF_CONTACT.test(name) ? name : '';
};

/** Names that tell the places apart; none where one of them has no name of its own. */
const distinct = (names: readonly string[]) =>
  names.every((name) => name !== '') && new Set(names.map(plainName)).size === names.length;

/** Places in one part of a page: what stands after each of them belongs to it if all have it, and nothing of it stands before. */
function branchesWithin(page: CrawledPage, { lines }: Unit): Branch[] {
  const { lead, blocks } = blocksOf(page, lines);
  const phones = blocks.map((block) => ownPhones(block.lines));
  const hours = blocks.map((block) => hoursInText([asPage(page, block.lines)]));
  const names = blocks.map(({ before }) => nameIn(before));
  const arePaired = phones.every(({ length }) => length === 1) && ownPhones(lead).length === 0;
  const areTimed = hours.every((text) => text !== '') && hoursInText([asPage(page, lead)]) === '';
  const areNamed = distinct(names);
  return blocks.map(({ address }, at) => ({
    name: areNamed ? (names[at] ?? '') : '',
    address,
    phone: arePaired ? (phones[at]?.[0] ?? '') : '',
    hours: areTimed ? (hours[at] ?? '') : '',
  }));
}

/** Places with a heading each: what stands below it belongs to the place. */
function branchesUnder(page: CrawledPage, units: readonly Unit[]): Branch[] {
  const isOwn = ({ heading, lines }: Unit) =>
    (isAddressHeading(heading) || OF_CONTACT.test(heading)) && blocksOf(page, lines).blocks.length > 0;
  if (units.some(isOwn)) return [];
  const found = units.flatMap(({ heading, lines }) => {
    const { blocks } = blocksOf(page, lines);
    const phones = ownPhones(lines);
    const [first] = blocks;
    const own = {
      phone: phones.length === 1 ? (phones[0] ?? '') : '',
      hours: hoursInText([asPage(page, lines)]),
    };
    return first && blocks.length === 1 ? [{ name: nameIn(heading), address: first.address, ...own }] : [];
  });
  const areNamed = distinct(found.map(({ name }) => name));
  return found.map((branch) => (areNamed ? branch : { ...branch, name: '' }));
}

function branchesOn(page: CrawledPage): Branch[] {
  const footer: Unit = { heading: '', lines: (page.business?.lines ?? []).slice(0, MOST_LINES) };
  const inFooter = branchesWithin(page, footer);
  // The one address of a footer is that of the business, whatever other places its text names.
  if (inFooter.length > 0) return inFooter;
  const units = page.sections.map(({ heading, text }) => ({
    heading,
    // The cells of a row are its name, its address, its telephone.
    lines: text
      .split(/\n+|\s\|\s/)
      .map(oneLine)
      .filter(Boolean)
      .slice(0, MOST_LINES),
  }));
  const together = units.map((unit) => branchesWithin(page, unit)).find(({ length }) => length > 1);
  return together ?? branchesUnder(page, units);
}

/**
 * The places of a business that has several, as the first of its pages tells them that names two: empty for a business in one
 * place. Each has what the page says of it and of no other.
 *
 * @param pages those on which the business states where it is.
 */
export function branchesOf(pages: readonly CrawledPage[]): Branch[] {
  if (pages.some(({ business }) => business?.address)) return [];
  for (const page of pages.filter(({ kind }) => kind === 'home' || kind === 'contact')) {
    const branches = branchesOn(page);
    if (areSeveralPlaces(branches.map(({ address }) => address)))
      return branches.filter(
        ({ address }, at) => branches.findIndex((other) => other.address === address) === at,
      );
  }
  return [];
}
