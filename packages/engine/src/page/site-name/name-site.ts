import type { NameClue, PageNaming } from '../name-clues.ts';
import { collapse } from '../page-text.ts';
import { asTitled, asWritten } from './as-titled.ts';
import { isGenericName } from './generic-name.ts';
import { inFull } from './in-full.ts';
import { type Candidate, isAddress, nameCandidates, WEIGHTS } from './name-candidates.ts';
import { bareName } from './title-parts.ts';
import { SHARED_BY, subjectsOf, titleShares } from './title-shares.ts';
import { nameKey, plain, type TitledPage, titledPage } from './titled-page.ts';
import { MOST_WORDS_ALONE, weighName } from './weigh-name.ts';

/** Who has a site of its own is not what this one is called, if it is called anything else. */
const PARENT = 6;
const SHARED = 4;
/** A title that only one of several pages has is its subject. */
const ONLY_HERE = 3;
/** The whole title of the home page, and a part of another page's. */
const RECURS = 1;
/** The score that a part of a title needs to count as a name; alone it does not reach it. */
const ENOUGH = 2.5;

/** Labels of a host that may be a name: "acme-tools" of www.acme-tools.co.uk. */
function hostLabels(host: string): string[] {
  if (/^[\d.]+$|:/.test(host) || host === 'localhost') return [];
  const labels = host.replace(/^www\./, '').split('.');
  const named = labels.length > 1 ? labels.slice(0, -1) : labels;
  return named
    .map(plain)
    .filter(
      (label) => label.length > 2 && !/^(?:com|org|net|gov|edu|shop|blog|docs|github|gitlab)$/.test(label),
    );
}

const firstWord = (text: string) => plain(/[\p{L}\p{N}]+/u.exec(text)?.[0] ?? '');
const LEAST_FIRST = 4;

/**
 * The whole title and heading of a home page whose line of copyright, logo or data begin with the same word: "Anvil Apps" beside
 * "© 2026 Anvil Ltd". What the titles of other pages share is then one of its things.
 */
function namedByHome(pages: readonly TitledPage[]): { key: string; from: NameClue['from'] } | null {
  for (const { isHome, parts, headingKey, clues } of pages) {
    const [own, ...others] = isHome ? parts : [];
    if (!own || others.length > 0 || headingKey !== own.key) continue;
    const first = firstWord(bareName(own.text));
    if (first.length < LEAST_FIRST) continue;
    if (own.text.split(/\s+/).length > MOST_WORDS_ALONE || isGenericName(own.text)) continue;
    const clue = clues.find(({ from, text }) => from !== 'parent' && firstWord(text) === first);
    if (clue) return { key: own.key, from: clue.from };
  }
  return null;
}

/** Whether a page has this heading, and a title with another part that the logo or its data say as well: "Our farm – Acme". */
function isHeadingBesideName(pages: readonly TitledPage[], key: string, told: ReadonlySet<string>): boolean {
  const [page, ...others] = pages;
  if (!page || others.length > 0 || page.isHome || page.headingKey !== key) return false;
  const keys = page.parts.map((part) => part.key);
  return keys.includes(key) && keys.some((other) => other !== key && told.has(other));
}

/** The whole titles of home pages that other pages have in theirs: "Anvil House", "Prices - Anvil House". */
function recurringTitles(pages: readonly TitledPage[]): ReadonlySet<string> {
  const inParts = new Set(
    pages.flatMap(({ isHome, parts }) => (isHome || parts.length < 2 ? [] : parts.map(({ key }) => key))),
  );
  return new Set(
    pages.flatMap(({ isHome, parts: [own, ...others] }) =>
      isHome && own && others.length === 0 && inParts.has(own.key) ? [own.key] : [],
    ),
  );
}

/** The names of those who have a site of their own. */
const parentsOf = (pages: readonly TitledPage[]): ReadonlySet<string> =>
  new Set(
    pages.flatMap(({ clues }) =>
      clues.flatMap(({ from, text }) => (from === 'parent' ? [nameKey(text)] : [])),
    ),
  );

/** Whether a site's data and Open Graph call it so: "acme.store", which is no host of its own. */
const isToldTwice = ({ seen }: Candidate): boolean =>
  ['website-data', 'organization-data', 'open-graph'].filter((from) => seen.has(from)).length > 1;

/**
 * The site's own name: the name in which several places agree (structured data, Open Graph, the copyright
 * line, the logo, the host), or the part of its titles that recurs. Never a host or a list of keywords.
 *
 * @param host of its address, with or without www.
 * @returns null if no name can be distinguished from a topic or a slogan.
 */
export function nameSite(read: readonly PageNaming[], host: string): string | null {
  const pages = read.map(titledPage);
  const labels = hostLabels(host);
  const site = { pages, homes: pages.filter(({ isHome }) => isHome), labels };
  const shares = titleShares(pages);
  let best: { name: string; score: number; isSaidOnce: boolean } | null = null;
  let likeAddress: string | null = null;
  let addressScore = 0;
  const parents = parentsOf(pages);
  const subjects = subjectsOf(pages);
  const candidates = nameCandidates(pages, labels, shares);
  const own = namedByHome(pages);
  const recurring = recurringTitles(pages);
  const told = new Set([...candidates].flatMap(([key, candidate]) => (candidate.told ? [key] : [])));
  for (const [key, candidate] of candidates) {
    const share = shares.get(key) ?? 0;
    const ofHome = own?.key === key ? WEIGHTS[own.from] : 0;
    const isOfPart = own !== null && own.key !== key;
    const shared =
      share >= SHARED_BY && !isOfPart ? SHARED * share - (isGenericName(candidate.name) ? 1 : 0) : 0;
    const isSubject =
      !candidate.told && shared === 0 && (subjects.has(key) || isHeadingBesideName(pages, key, told));
    const against = (isSubject ? ONLY_HERE : 0) + (parents.has(key) ? PARENT : 0);
    const recurs = recurring.has(key) ? RECURS : 0;
    const score = weighName(candidate, key, site) + shared + ofHome + recurs - against;
    // A host only counts as the name if the site itself says so in its own words.
    if (isAddress(candidate.name) && !(candidate.told && /\p{Lu}/u.test(candidate.name))) {
      if (isToldTwice(candidate)) likeAddress ??= candidate.name;
      if (candidate.told) addressScore = Math.max(addressScore, score);
      continue;
    }
    if (!best || score > best.score)
      best = { name: candidate.name, score, isSaidOnce: !candidate.told && shared + ofHome + recurs === 0 };
  }
  if (!best || best.score < ENOUGH) return likeAddress;
  // "Gana en Lisboa Ana Moura, la voz del mar | acme.example" below a logo with that address: the rest is what the article is about.
  if (site.homes.length === 0 && best.isSaidOnce && best.score < addressScore) return likeAddress;
  return asWritten(inFull(asTitled(collapse(best.name), pages), pages), pages);
}
