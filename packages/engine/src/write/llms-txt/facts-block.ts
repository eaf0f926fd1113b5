import type { CrawledPage, CrawledSite } from '../../crawl/crawled-site.ts';
import { paragraphsOf } from '../../crawl/paragraphs.ts';
import { isDated, pointsElsewhere, withoutEmblems } from '../../language/sentence-signs.ts';
import { plainName } from '../plain-name.ts';
import { bareWords, oneLine, wholeSentences } from '../sentences.ts';
import { branchesOf } from './branches-of.ts';
import { distinctPhones } from './distinct-phones.ts';
import { installCommand } from './install-command.ts';
import { isOfOrganization } from './is-of-organization.ts';
import { llmsWords } from './llms-words.ts';
import { beginsWithDay, openingHours } from './opening-hours.ts';
import { type PriceConflict, type PricedThings, pricedThings } from './priced-things.ts';
import { salaryAmounts } from './salary-amounts.ts';
import { sellingPages } from './selling-pages.ts';
import { languageKey } from './site-language.ts';
import { statingPages } from './stating-pages.ts';
import { writtenAddress } from './written-address.ts';

const ABOUT_MOST = 320;
const ABOUT_LEAST = 50;
const MOST_ROWS = 10;
const LONGEST_VALUE = 160;
/** The share of words that a text may repeat from the summary and still add something. */
const MOST_REPEATED = 0.7;

const ABOUT =
  /^\W*(?:about(?: us)?|who we are|our story|company(?: profile)?|über uns|wir über uns|unternehmen|à propos|qui sommes-nous|notre histoire|sobre nosotros|quiénes somos|nosotros|qui som|sobre nosaltres|chi siamo|over ons|sobre nós|quem somos|o nas|om oss|om os|关于我们|公司简介|企业简介|關於我們|会社概要|私たちについて|회사 소개|о нас|о компании)\W*$/iu;
const digits = (text: string) => text.replace(/\D/g, '');

/** A few of their own sentences about themselves, if they say more than the summary. */
function aboutText(
  site: CrawledSite,
  pages: readonly CrawledPage[],
  names: readonly string[],
  summary: string,
): string {
  const known = new Set(bareWords(summary));
  const repeats = (text: string) => {
    const words = bareWords(text);
    return words.filter((word) => known.has(word)).length >= words.length * MOST_REPEATED;
  };
  const names_ = names.map(plainName).filter(Boolean);
  for (const page of pages) {
    if (page.kind === 'legal') continue;
    const sections = page.sections.filter(
      ({ heading, level }) => ABOUT.test(heading) || (page.kind === 'about' && level <= 2),
    );
    for (const section of sections)
      for (const { kind, text } of paragraphsOf(section)) {
        if (kind !== 'text') continue;
        const line = withoutEmblems(oneLine(text));
        const about = wholeSentences(line, site.language, ABOUT_MOST) ?? '';
        const isNamed = names_.some((name) => plainName(about).includes(name));
        const isSaid = about.length >= ABOUT_LEAST || (about.length >= 25 && /\p{Script=Han}/u.test(about));
        if (isSaid && isNamed && !repeats(about) && !pointsElsewhere(about) && !isDated(about)) return about;
      }
  }
  return '';
}

/** Rows of a contact page with labels: "Contact: Ms Deng". */
function contactRows(pages: readonly CrawledPage[]): string[] {
  const contact = pages.filter(({ kind }) => kind === 'contact');
  const rows = contact.flatMap(({ sections }) =>
    sections.flatMap((section) =>
      paragraphsOf(section).flatMap(({ kind, text }) => {
        const line = oneLine(text);
        const [label = '', value = '', ...rest] = line.split(kind === 'row' ? /\s*\|\s*/ : /[:：]\s+|：/);
        const isStated =
          rest.length === 0 &&
          label.length >= 2 &&
          label.length <= 24 &&
          label.split(' ').length <= 3 &&
          value.length >= 4 &&
          value.length <= LONGEST_VALUE &&
          (kind === 'row' || (kind === 'item' && /\d|@/.test(value)));
        return isStated && !beginsWithDay(label) && !/https?:|www\./.test(value) && !pointsElsewhere(value)
          ? [`${withoutEmblems(label)}: ${withoutEmblems(value)}`]
          : [];
      }),
    ),
  );
  return rows.slice(0, MOST_ROWS);
}

/** From so many pages on, a number on most of them is in their frame: the site's own. */
const LEAST_PAGES = 3;
const FRAMED = 0.8;
/** A line with more words is a sentence. */
const MOST_LABEL_WORDS = 6;

/**
 * The site's own among numbers. Beside one that all pages have, a number that only stands in sentences is of whom they speak:
 * "When we are closed, call the emergency clinic on 08-505 854 00".
 */
function ownPhones({ pages }: CrawledSite, phones: readonly string[]): readonly string[] {
  const tail = (phone: string) => digits(phone).slice(-8);
  const has = (phone: string) => (page: CrawledPage) =>
    (page.business?.phones ?? []).some((each) => tail(each) === tail(phone));
  const isFramed = (phone: string) =>
    pages.length >= LEAST_PAGES && pages.filter(has(phone)).length >= pages.length * FRAMED;
  if (!phones.some(isFramed)) return phones;
  const standsAlone = (phone: string) =>
    pages.some(({ sections, business }) =>
      [...(business?.lines ?? []), ...sections.flatMap(({ text }) => text.split('\n'))].some(
        (line) =>
          digits(line).includes(tail(phone)) && (line.match(/\p{L}+/gu) ?? []).length <= MOST_LABEL_WORDS,
      ),
    );
  return phones.filter((phone) => isFramed(phone) || standsAlone(phone));
}

/** Telephone numbers or mail addresses; of an imprint its first if no other page has one: it also names authorities. */
function contactsOf(pages: readonly CrawledPage[], name: 'phones' | 'emails'): string[] {
  const stated = pages
    .filter(({ kind }) => kind !== 'legal')
    .flatMap(({ business }) => business?.[name] ?? []);
  return stated.length > 0 ? stated : pages.flatMap(({ business }) => business?.[name] ?? []).slice(0, 1);
}

export interface FactsAsked {
  site: CrawledSite;
  /** The existing text of the file, so that nothing is repeated. */
  said: string;
  summary: string;
  /** Of our own words, if the file is in another language than the site: an owner's may be in English. */
  language?: string;
}

/** The facts of a business, one per line: address, opening hours, contact, prices. */
function businessLines(
  { site, language, priced }: { site: CrawledSite; language: string; priced: PricedThings },
  said: string,
): string[] {
  const words = llmsWords(language);
  const pages = statingPages(site);
  const stated = pages.flatMap(({ business }) => business ?? []);
  const names = [site.name, ...stated.map(({ name }) => name)].filter(Boolean);
  const rows = contactRows(pages);
  const before = plainName(`${said}\n${rows.join('\n')}`);
  const isNew = (text: string) => text !== '' && !before.includes(plainName(text));
  // French puts a space before a colon.
  const colon = languageKey(language) === 'fr' ? ' :' : ':';
  const line = (label: string, values: readonly string[]) =>
    values.length > 0 ? [`${label}${colon} ${values.join(', ')}`] : [];
  const first = <T>(lists: readonly (readonly T[])[]) => lists.find(({ length }) => length > 0) ?? [];
  const address =
    stated.map((business) => business.address).sort((a, b) => b.length - a.length)[0] ||
    writtenAddress(pages, names);
  const phones = distinctPhones(ownPhones(site, contactsOf(pages, 'phones'))).filter(
    (phone) => !digits(before).includes(digits(phone).slice(-8)),
  );
  const areas = first(stated.map((business) => business.areas));
  const branches = branchesOf(pages);
  const isOfBranch = (phone: string) =>
    branches.some(
      (branch) => branch.phone !== '' && digits(branch.phone).slice(-8) === digits(phone).slice(-8),
    );
  // One branch's hours in the text of all of them are nobody's.
  const hours = branches.length > 0 ? '' : openingHours(pages, words);
  const prices = priced.things.map(({ name, price }) => `${name} ${price}`);
  return [
    ...rows.filter((row) => !plainName(said).includes(plainName(row.slice(row.indexOf(':') + 1)))),
    ...line(words.contact, first(stated.map(({ founders }) => founders)).filter(isNew)),
    ...line(
      words.phone,
      phones.filter((phone) => !isOfBranch(phone)),
    ),
    ...line(words.email, [...new Set(contactsOf(pages, 'emails'))].filter(isNew).slice(0, 3)),
    ...(branches.length > 0
      ? branches.flatMap((branch) =>
          line(branch.name || words.address, [
            [branch.address, branch.phone, branch.hours].filter((part) => part !== '').join('; '),
          ]),
        )
      : line(words.address, [address].filter(isNew))),
    ...line(words.area, areas.filter(isNew).length * 2 > areas.length ? areas : []),
    ...(isNew(hours) && !rows.some((row) => /\d[:.]\d\d.*\d[:.]\d\d/.test(row))
      ? line(words.hours, [hours])
      : []),
    ...(prices.length > 0 && prices.some(isNew) ? line(words.prices, [prices.join('; ')]) : []),
  ];
}

export interface FactsBlock {
  /** Markdown without headings, '' if the site states nothing of this. */
  text: string;
  /** The prices that were left out. */
  priceConflicts: readonly PriceConflict[];
}

/**
 * The text between the summary and the sections: for a business who it is, address, opening hours, contact
 * and prices; for software how to install it.
 */
export function factsBlock({ site, said, summary, language = site.language }: FactsAsked): FactsBlock {
  const words = llmsWords(language);
  const command = installCommand(site);
  const install =
    command && !plainName(said).includes(plainName(command)) ? [`${words.install}: \`${command}\``] : [];
  const asList = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');
  const home = site.pages.find(({ kind }) => kind === 'home');
  if (!isOfOrganization(site, home, site.name)) return { text: asList(install), priceConflicts: [] };
  const pages = statingPages(site);
  const names = [site.name, ...pages.flatMap(({ business }) => business?.name ?? [])];
  const about = said ? '' : aboutText(site, pages, names, summary);
  const priced = pricedThings(sellingPages(site), salaryAmounts(site.pages));
  const lines = businessLines({ site, language, priced }, `${said}\n${summary}\n${about}`);
  const text = [about, asList([...lines, ...install])].filter(Boolean).join('\n\n');
  return { text, priceConflicts: priced.conflicts };
}
