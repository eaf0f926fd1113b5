import type { NameClue } from '../name-clues.ts';
import { isCall } from './is-call.ts';
import { isKindOfBody } from './kind-of-body.ts';
import type { Candidate } from './name-candidates.ts';
import type { TitledPage } from './titled-page.ts';
import { withoutLegalForms } from './without-legal-forms.ts';

/** A part of a title of which the text speaks as of a place. */
const PLACE = 3;
/** A part of a title that the text writes in lower case says what it is: "an easy-to-use offline browser". */
const COMMON = 2;
const BEFORE_PLACE = /(?:^|[\s(,])(?:in|near|around|dans|près de|in der|em|w|we|v|ve|во?|у|في|te)\s$/iu;
const ALONE_ON_HOME = 0.8;
/** A part of the home page's title with the legal form of a company or a club, and more if the text speaks of it. */
const WITH_FORM = 1;
const SPOKEN_OF = 1.5;
/** A part of the home page's title with which the name of its company begins: "Riego" of "Riego Apps, S.L." */
const BEGINS_COMPANY = 2.5;
/** Words that are legal forms and more: "About our company". */
const WORD_AS_FORM = /\b(?:company|private|limited|corporation|incorporated|co|as|se|inh\.?\s.*)\.?$/iu;
/** "Association" alone is the kind of its body, as the title of a page about it. */
const MERE_KIND = 3;
/** What a slogan says to its readers, as in the place of a logo. */
const CALL = 2;
/** A whole title of more words is a slogan. */
export const MOST_WORDS_ALONE = 3;
const MOST_WORDS = 5;
const LIKE_HOST = 4;
const NEAR_HOST = 2;
const BEGINS_TEXT = 2;
const IN_DESCRIPTION = 2;
const IN_TEXT = 1;
/** Pages whose texts are read: the home page and the first others. */
const PAGES_READ = 20;

/** Whether a text contains a name, as whole words if words have spaces between them. */
function speaksOf(text: string, name: string): number {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  if (at < 0) return -1;
  const letter = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]/u;
  const end = at + name.length;
  const joined = (one: string, other: string) => letter.test(one) && letter.test(other);
  if (joined(text.charAt(at - 1), name.charAt(0)) || joined(name.at(-1) ?? '', text.charAt(end))) return -1;
  return at;
}

/** Whether a text speaks of something as of a place: "a clinic in Riyadh". */
const isPlaceIn = (text: string, name: string): boolean =>
  text
    .split(name)
    .slice(0, -1)
    .some((before) => BEFORE_PLACE.test(before));

/** Whether a text writes words in lower case that a title has with capitals. One word may be a name and a noun. */
function isCommonNoun(text: string, name: string): boolean {
  const low = name.toLowerCase();
  const at = low === name || !name.includes(' ') ? -1 : text.indexOf(low);
  return at >= 0 && !/\p{L}/u.test(text.charAt(at - 1)) && !/\p{L}/u.test(text.charAt(at + low.length));
}

/** What a name is weighed by. A site of thousands of pages has as many candidates. */
export interface NamingSite {
  pages: readonly TitledPage[];
  /** Those of its pages that are its first one. */
  homes: readonly TitledPage[];
  /** Labels of its host that may be a name. */
  labels: readonly string[];
}

/**
 * How much the places where a candidate stands, the host and the texts of the pages speak for it as the name of the site.
 *
 * @param key of the candidate.
 */
export function weighName(candidate: Candidate, key: string, { pages, homes, labels }: NamingSite): number {
  const { name } = candidate;
  let { score } = candidate;
  if (labels.includes(key)) score += LIKE_HOST;
  else if (
    key.length > 3 &&
    labels.some((label) => label.includes(key) || (label.length > 4 && key.includes(label)))
  )
    score += NEAR_HOST;
  const best = { description: 0, text: 0 };
  for (const { isHome, description, excerpt } of pages.slice(0, PAGES_READ)) {
    const inDescription = speaksOf(description, name);
    const inText = speaksOf(excerpt, name);
    if (inDescription >= 0)
      best.description = Math.max(best.description, IN_DESCRIPTION + (inDescription < 12 ? BEGINS_TEXT : 0));
    // What a page other than the home page begins with is its own heading, marked as one or not.
    const isItsHeading = !isHome && !candidate.told && inText >= 0 && inText < 4;
    if (inText >= 0 && !isItsHeading)
      best.text = Math.max(best.text, IN_TEXT + (inText < 12 ? BEGINS_TEXT / 2 : 0));
  }
  score += best.description + best.text;
  if (isCall(name)) score -= CALL;
  if (candidate.told) return score;
  if (isKindOfBody(name)) score -= MERE_KIND;
  const company = withoutLegalForms(name);
  if (
    company !== name &&
    !WORD_AS_FORM.test(name) &&
    homes.some(({ parts }) => parts.some((part) => part.key === key))
  ) {
    const isSpokenOf = pages.slice(0, PAGES_READ).some(({ excerpt }) => speaksOf(excerpt, company) >= 0);
    score += WITH_FORM + (isSpokenOf ? SPOKEN_OF : 0);
  }
  const beginsCompany = ({ from, text }: NameClue) =>
    (from === 'copyright' || from === 'organization-data') &&
    text.toLowerCase().startsWith(`${name.toLowerCase()} `);
  if (homes.some(({ parts, clues }) => parts.some((part) => part.key === key) && clues.some(beginsCompany)))
    score += BEGINS_COMPANY;
  const texts = pages.slice(0, PAGES_READ).map(({ description, excerpt }) => `${description} ${excerpt}`);
  if (texts.some((text) => isCommonNoun(text, name))) score -= COMMON;
  if (texts.some((text) => isPlaceIn(text, name))) score -= PLACE;
  const words = name.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  if (words > MOST_WORDS) score -= 3;
  if (/^\p{Ll}/u.test(name) && !labels.includes(key)) score -= 1;
  // A page's heading says what it is about; the home page's may say the name, or be missing.
  const namesItself = ({ heading, headingKey, parts }: TitledPage) =>
    parts.length === 1 && (heading === '' || headingKey === key) && words <= MOST_WORDS_ALONE;
  // "Anvil.js: small forms" with the heading "Anvil.js": what follows a colon says what the thing before it is.
  const isExplained = ({ title, headingKey }: TitledPage) =>
    headingKey === key && words <= MOST_WORDS_ALONE && title.trimStart().startsWith(`${name}:`);
  if (homes.some((home) => namesItself(home) || isExplained(home))) score += ALONE_ON_HOME;
  else if (pages.every(({ headingKey }) => headingKey === key)) score -= 2;
  return score;
}
