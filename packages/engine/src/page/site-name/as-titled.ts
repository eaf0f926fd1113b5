import { collapse } from '../page-text.ts';
import { bareName } from './title-parts.ts';
import { plain, type TitledPage } from './titled-page.ts';
import { withoutLegalForms } from './without-legal-forms.ts';

/** "Tallyroom, Inc" of the line of copyright is "Tallyroom" where the titles say so. */
export function asTitled(name: string, pages: readonly TitledPage[]): string {
  const bare = withoutLegalForms(name);
  const isTitled = pages.some(({ parts }) => parts.some(({ text }) => bareName(text) === bare));
  return bare !== name && isTitled ? bare : name;
}

const SHOUTED = /^[^\p{Ll}]*\p{Lu}{4}[^\p{Ll}]*$/u;
/** The titles of so many pages show how a name is written that its logo has in capitals. */
const LEAST_TITLES = 2;

/** As a file or an address is named: the alternative text of a logo "anvil-house logo". */
const SLUG = /^[\p{Ll}\p{N}]+(?:[-_][\p{Ll}\p{N}]+)+$/u;

/** "Верба" for the "ВЕРБА" of a logo, where the titles of several pages write it so; "Anvil House" for "anvil-house". */
export function asWritten(name: string, pages: readonly TitledPage[]): string {
  // "anvil house" may be the alternative text of a logo as well.
  if (SLUG.test(name) || (/\s/.test(name) && !/\p{Lu}/u.test(name))) return withCapitals(name, pages);
  if (!SHOUTED.test(name)) return name;
  const key = plain(name);
  const same = pages.flatMap(({ parts }) => parts.filter((part) => part.key === key));
  const written = same.map(({ text }) => collapse(bareName(text))).filter((text) => !SHOUTED.test(text));
  return written.length >= LEAST_TITLES && written.length === same.length ? (written[0] ?? name) : name;
}

function withCapitals(name: string, pages: readonly TitledPage[]): string {
  const key = plain(name);
  const same = pages.flatMap(({ parts }) => parts.filter((part) => part.key === key));
  return same.map(({ text }) => collapse(bareName(text))).find((text) => /\p{Lu}/u.test(text)) ?? name;
}
