import type { CrawledPage, PageSection } from '../../crawl/crawled-site.ts';
import { withoutEmblems } from '../../language/sentence-signs.ts';
import { isLicenceNotice } from '../../page/is-licence-notice.ts';
import { HAN_OR_KANA } from '../../page/scripts.ts';
import { endOfTown, streetStart, upToTown } from '../../page/stated/address-bounds.ts';
import { ADDRESS_WORDS, labelledAddress } from '../../page/stated/address-label.ts';
import { POST_BOX } from '../../page/stated/are-several-places.ts';
import { CURRENCY_WORDS } from '../../page/stated/currencies.ts';
import { isSampleAddress } from '../../page/stated/is-sample-address.ts';
import { roadAbove } from '../../page/stated/road-above.ts';
import { spacedAddress } from '../../page/stated/spaced-address.ts';
import {
  CALL_WORD_LEFT,
  LETTER_CODE,
  PHONE,
  STREET_LINE as STREET_WORDS,
  TOWN_LINE as TOWN_WORDS,
} from '../../page/stated/stated-patterns.ts';
import { withUnits } from '../../page/stated/with-units.ts';
import { withoutLead } from '../../page/stated/without-lead.ts';
import { withoutOfficers } from '../../page/stated/without-officers.ts';
import { withoutOrganisers } from '../../page/stated/without-organisers.ts';
import { plainName } from '../plain-name.ts';
import { oneLine } from '../sentences.ts';

const LEAST = 10;
const LONGEST = 160;
const ADDRESS_HEADING =
  /^\W*(?:(?:our |postal |street )?address|location|find us|where(?: we are| to find us)?|visit us|adresse|anschrift|standort|dirección|ubicación|adreça|on som|indirizzo|dove siamo|adres|endereço|地址|所在地|住所|アクセス|адрес|주소)\W*$/iu;

/** A street with its number, and a town with its code, on one line. */
const STREET =
  /\p{L}{3}.{0,100}\d.{0,100}[,–—·|\s](?:[A-Z]{1,2}-)?\d{4,6}\s+\p{Lu}\p{L}+|\p{Script=Greek}{3}[^\d,]{0,20}\s\d{1,4}\p{L}?,\s(?:(?:Τ\.?Κ\.?:?\s?)?\d{3}\s?\d{2},?\s\p{Lu}\p{L}+|\p{Lu}[\p{Script=Greek} ]{2,30},?\s(?:Τ\.?Κ\.?:?\s?)?\d{3}\s?\d{2}(?!\d))|\d.{0,100}\p{L}{3}.{0,100},\s*(?:[A-Z]{1,2}\d{1,2}[A-Z]?\s?\d[A-Z]{2}|[A-Z]{2}\s\d{5}(?:-\d{4})?)\b|^\d{1,5}(?:\s?(?:bis|ter))?,? \p{L}.*,\s*(?:\p{L}.*)?\d{4,5}\b|^\d{1,5}(?:\s?(?:bis|ter))?,? \p{L}[^\d.!?]*\s\d{5}\s\p{Lu}\p{L}|\d \p{L}.*,\s*\p{Lu}[\p{L} ]{2,30} [A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b|\d \p{L}.*,\s*\p{Lu}[\p{L}. -]{1,30},? [A-Z]{2},?\s[A-Z]\d[A-Z]\s?\d[A-Z]\d\b|\p{L}+ (?:Road|Street|Lane|Avenue|Close|Square|Place|Row|Hill|Way|Drive|Court|Terrace|Gardens|Quay|Yard|Green),\s*(?:\p{Lu}[\p{L} ]{2,30},?\s)[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b/u;
/** Names alone, in a row, before a code of letters: "The Old Mill, Church Street, Bakewell DE45 1BT". */
const NAMED = new RegExp(
  `^(?:\\p{Lu}[\\p{L}’'. -]{1,40},\\s){1,5}\\p{Lu}[\\p{L}’'. -]{1,40},?\\s(?:${LETTER_CODE})$`,
  'u',
);
/** A word that says that an address follows it. */
const LABELLED = new RegExp(`^(?:${ADDRESS_WORDS})\\s?[:：]\\s*(\\P{N}*\\p{L}{2}.*)$`, 'iu');
/** A Japanese address with its postal code, inside a line. */
const JAPANESE =
  /〒\s?\d{3}[-－]?\d{4}\s*\S{2,4}[都道府県]\S{3,60}(?:[ \u3000][\d０-９][\d０-９丁目番地号の―－ー−-]{0,20})?(?:[ \u3000][^\s\d０-９、。:：]{0,20}(?:[\d０-９]{1,3}(?:階|号室|[FＦ](?![\p{L}\p{N}]))|(?<=\p{L})[\d０-９]{3,4}(?![\d０-９\p{L}])))?/u;
/** The two lines of an address: "14, rue des Carmes" and "44000 Nantes". */
const STREET_LINE =
  /^(?:[Pp]lace|[Ee]splanade|[Pp]arvis|[Ss]quare|[Cc]ours|[Qq]uai|[Aa]llée|[Rr]ue|[Cc]hemin|[Ll]ieu-dit|[Pp]laza|[Pp]laça|[Pp]iazza|[Pp]raça|[Ll]argo|[Pp]lac|[Rr]ynek)\s\p{L}[^\d:@.!?]{2,40}$|^\d{1,5}\s?(?:bis|ter|[a-d])?,?\s+\p{L}[^\d:@]{3,50}$|^(?:\p{Lu}|(?:ul|al|os|pl)\.\s)[^\d:@]{3,50}\s\d{1,4}\s?[a-zA-Z]?(?:[-–/]\d{1,4})?(?:,\s(?:\d{1,2}|st|kl)\.?(?:\s[\p{L}\d. ]{1,12})?)?$/u;
const TOWN_LINE =
  /^(?:[A-Z]{1,3}[-–])?(?:\d{4}-\d{3}|\d{4,6}|\d{3}\s\d{2}|\d{2}-\d{3})\s+\p{Lu}[\p{L}’'. -]{1,40}(?:\s\(\p{L}[\p{L} ]{1,24}\))?$|^\p{Lu}[\p{L}’'. -]{1,40},?\s+(?:[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|[A-Z]{2}\s\d{5}(?:-\d{4})?|(?:[A-Z]{2}\s)?[A-Z]\d[A-Z]\s?\d[A-Z]\d|(?:NSW|VIC|QLD|SA|WA|TAS|ACT|NT)\s\d{4})$/u;
/** The town before its street, as in Hungary: "7621 Pécs, Király utca 12." */
const TOWN_FIRST =
  /^(?:[A-Z]{1,2}[-–])?(?:\d{4,6}|\d{2}-\d{3}|\d{3}\s\d{2})\s+\p{Lu}[\p{L}’'. -]{1,40},\s+\p{L}[^\d:@]{2,50}\s\d{1,4}\s?[a-z]?(?:[-–/]\d{1,4})?\.?$/u;
const COUNTED = /^\d+\s+\p{L}/u;
const FRENCH_PLACE =
  /^\d+\s+(?:bis |ter )?(?:les?|la|l[’']|cours|square|grande?|petite?|faubourg|f(?:b|au)?g|hameau|lieu|domaine|parc|résidence|esplanade|promenade|mail|montée|sentier|villa|cité|clos|passage|pont|port|rond|z[ai]c?)(?![\p{L}])/iu;
/** Two lines that count things have the form of a street and a town: "150 Happy clients", "2500 Projects completed". */
const areCounts = (street: string, town: string) =>
  COUNTED.test(street) &&
  COUNTED.test(town) &&
  !STREET_WORDS.test(`${street} `) &&
  !FRENCH_PLACE.test(street);
/** "4990 Kč" has the form of a town with its code. */
const SUM = new RegExp(`\\d\\s?(?:${CURRENCY_WORDS})(?!\\p{L})`, 'u');
const LONGEST_STREET = 60;
/** The place of a street with its town after it; -1 if there is none. */
const placeOfPair = (parts: readonly string[]) =>
  parts.findIndex((part, place) => {
    const town = parts[place + 1] ?? '';
    // What else the street says may follow its number: "C/ del Mar, 27 bajo", "4120 Harbor Street, Suite 300".
    const isStreet =
      STREET_LINE.test(part) || (part.length <= LONGEST_STREET && streetStart(`${part} `) === 0);
    return isStreet && TOWN_LINE.test(town) && !areCounts(part, town) && !SUM.test(town);
  });
const NO_ADDRESS = /[€$£₹@]|https?:|©|\b(?:19|20)\d\d\b/;
/** A second sentence begins: the text before it is not part of an address. */
const SENTENCES = /[.!?]\s+\p{Lu}\p{Ll}+\s\p{Ll}/u;
/** A hyphen parts them as well, but not the numbers of a street ("14 - 16"). */
const PARTS = /\s[–—·|•]\s|(?<!\d)\s-\s|\s-\s(?=\d{4,6}\s)|\n+/u;

/** A sentence may follow the postal code: "8 Frog Island, Leicester LE3 5AG. Visits on Fridays …". */
const LINES =
  /\n+|(?<=(?:\d[A-Z]{2}|\d{4}|\p{Ll}{5})\.)\s+(?=\p{Lu}\p{Ll}+\s)|(?<=(?:\)|\p{Ll}{5})\.)\s+(?=\d)/u;

/** In the East the town comes first, often without a code: "Київ, вул. Велика Васильківська, 23". */
const TOWN_BEFORE = /(?:^|(?<=[:：]\s))(?:(?:м|г|гр|с)\.\s?)?\p{Lu}[\p{L}’'ʼ -]{1,30},\s$/u;

/** Where a sentence starts. A street may be abbreviated: "вул. Хрещатик". */
const SENTENCE_STARTS =
  /(?<=[.!?])(?<!(?<!\p{L})(?:[вВ]?[уУ]л|[пП]росп?|[пП]ер|[бБ]ул|[бБ]ульв|[пП]л|[мгр]|гр|[uU]l|[aA]l|[oO]s|[pP]l|[nN]ám|[tT]ř|[sS]tr|[bB]d|[aA]v|[aA]vda|[CR]|[sS]t|[dD]r)\.)\s+(?=\p{Lu})(?!(?<=\d\.\s+)\p{Lu}[\p{L}’' -]{2,30}\s\d{5}(?!\d))/gu;

/** Nothing, or a word for what follows. */
const LABEL = /^(?:[^:：]{2,24}[:：]\s)?$/u;

/** Where an address ends in a longer line: at contact details, or at the next item. */
const ENDS = /\s[|·•]\s|[（(]|\s(?:사업자|통신판매|대표|전화|팩스|이메일|고객센터|개인정보|호스팅)/u;
const MOST_WITHIN = 220;

/** Whether a heading says that an address follows it. */
export const isAddressHeading = (heading: string): boolean => ADDRESS_HEADING.test(heading);

/** An address inside a longer line: with a name before it, contact details after it. */
function withinLine(text: string, { isAddressLine = false, isContact = false }): string {
  for (const raw of text.split(/\n+/)) {
    const line = oneLine(raw);
    if (line.length > MOST_WITHIN) continue;
    const parts = line.split(/,\s+/);
    const at = placeOfPair(parts);
    if (at !== -1) return `${parts[at]}, ${parts[at + 1]}`;
    const street = STREET_WORDS.exec(line);
    if (!street) continue;
    const townFirst = TOWN_BEFORE.exec(line.slice(0, street.index));
    const begin = townFirst?.index ?? streetStart(line);
    const rest = line.slice(begin);
    // A street number may look like the code of a Dutch town.
    const after = street.index - begin + street[0].length;
    const town = TOWN_WORDS.exec(rest.slice(after));
    if (!town && !(isAddressLine || (isContact && LABEL.test(line.slice(0, begin))))) continue;
    const end = town ? after + endOfTown(rest.slice(after), town) : rest.search(ENDS);
    const whole = end > 0 ? rest.slice(0, end) : rest;
    const found = withoutCall(whole).replace(/(?<=\d)\.$/u, '');
    if (isShort(found) && !NO_ADDRESS.test(found)) return found;
  }
  return '';
}

/** The address in a line that says that it is one, or below a line that does: "住所：秋田県能代市向能代上野165"; '' for none. */
function labelled(text: string): string {
  const lines = text.split(/\n+/).map(oneLine);
  for (const [place, line] of lines.entries()) {
    const [, value = labelledAddress(line, lines[place + 1] ?? '')] = LABELLED.exec(line) ?? [];
    const call = value.search(PHONE);
    const found = (call > 0 ? value.slice(0, call) : value).replace(/[\s,;:|·•–—-]+$/u, '');
    const names =
      /\p{Lu}\p{L}.*\p{N}|\p{N}.*\p{Lu}\p{L}|\p{Lo}.*\p{N}/u.test(found) && /[,\p{Lo}]/u.test(found);
    if (names && isShort(found) && !NO_ADDRESS.test(found) && !SENTENCES.test(found)) return found;
  }
  return '';
}

const isShort = (line: string) => /\p{Nd}/u.test(line) && line.length >= LEAST && line.length <= LONGEST;

/** "Acme is run by Bolt Ltd, 9 Quay Street …": two small words in a row before the street are a sentence. */
function fromStreet(line: string): string {
  const at = streetStart(line);
  return at > 0 && /\p{Ll}{2}\s+\p{Ll}{2}[^:]*[,\s]$/u.test(line.slice(0, at)) ? line.slice(at) : line;
}

const halvesOf = (line: string): [string, string] => {
  const [street = '', town = '', ...more] = line.split(/,\s*/);
  return more.length === 0 ? [street, town] : ['', ''];
};

/** Pictures before a line: "⚑ Buwiesen 10". */
const SIGNS_BEFORE = /^(?![〒(（])[^\p{L}\p{N}]+/u;

/** An address in two parts of a text, or in one. */
function addressIn(text: string): string {
  const japanese = JAPANESE.exec(text)?.[0];
  if (japanese) return oneLine(japanese);
  const parts = text.split(PARTS).map((part) => oneLine(part).replace(SIGNS_BEFORE, ''));
  const at = placeOfPair(parts);
  if (at !== -1) return `${parts[at]}, ${parts[at + 1]}`;
  const townFirst = parts.find((part) => TOWN_FIRST.test(part));
  if (townFirst !== undefined) return townFirst.replace(/\.$/, '');
  const whole = text.split(LINES).map((line) =>
    oneLine(line)
      .replace(/^[^:：]{2,24}[:：]\s*/u, '')
      .replace(/(?<=\d[A-Z]{2}|\d{4}|\d{4,6}\s\p{Lu}[\p{L}-]{3,40})\.$/u, ''),
  );
  const isAddress = (line: string) =>
    isShort(line) &&
    (STREET.test(line) || NAMED.test(line)) &&
    !NO_ADDRESS.test(line) &&
    !SUM.test(line) &&
    !SENTENCES.test(line) &&
    !areCounts(...halvesOf(line));
  const line = whole.find(isAddress);
  if (line === undefined) return fromStreet(parts.find(isAddress) ?? '');
  // The rest of its line is not part of it: a name, a telephone.
  return fromStreet(withoutCall(line.split(PARTS).find((part) => isAddress(part)) ?? withoutName(line)));
}

/** An address whose code stands some lines below its road, which may be without a number; '' for none. */
function belowRoad(text: string): string {
  const lines = text.split(/\n+/).map(oneLine);
  for (const place of lines.keys()) {
    const below = roadAbove(lines, place);
    if (below !== null) return below.address;
  }
  return '';
}

/** An address without the telephone number after it: "Mill Lane 4 07407 Hill Tel. 03672/41119". */
function withoutCall(line: string): string {
  const call = line.search(PHONE);
  const own = call > 0 ? line.slice(0, call).replace(CALL_WORD_LEFT, '') : line;
  return own.replace(/(?<=\d[A-Z]{2})\.\s*$/u, '').replace(/[\s,;:|·•–—-]+$/u, '');
}

/** Without notices of licences: the address in them is that of whoever wrote the licence. */
const withoutLicences = (text: string): string =>
  isLicenceNotice(text)
    ? text
        .split(/\n{2,}/)
        .filter((paragraph) => !isLicenceNotice(paragraph))
        .join('\n\n')
    : text;

/** The last part of an event's name. */
const YEAR = /\s(?:19|20)\d\d$/;

/** Lines without where the officers of a club live, and without the seat of an organiser who is not of these names. */
function ofTheOwner(lines: readonly string[], names: readonly string[]): string[] {
  const known = names.map((name) => plainName(name.replace(YEAR, ''))).filter(Boolean);
  return withoutOrganisers(withoutOfficers(lines), (text) =>
    known.some((name) => plainName(text).includes(name)),
  );
}

/** The text of a section without licences, and without the addresses of others. */
const ownText = ({ heading, text }: PageSection, names: readonly string[]): string =>
  withUnits(ofTheOwner([heading, ...withoutLicences(text).split('\n')], names).slice(1)).join('\n');

/** "Crumb - Mill 22 53023 Castiglione" without the name before the street. */
function withoutName(line: string): string {
  const [name = '', ...rest] = line.split(/\s[–—|·•-]\s/u);
  const street = line.slice(line.length - rest.join(' - ').length);
  return !/\d/.test(name) && /\d.*\s\d{4,6}\s\p{Lu}/u.test(street) ? street : line;
}

/** The lines before the first with a telephone number or a mail address, without the name above them. */
function beforeContacts(text: string, names: readonly string[]): string {
  const lines = text.split('\n').map(oneLine).filter(Boolean);
  const at = lines.findIndex((line) => line.includes('@') || line.search(PHONE) !== -1);
  const own = lines.slice(0, at === -1 ? lines.length : at);
  const isNamed = own.length > 1 && names.map(plainName).includes(plainName(own[0] ?? ''));
  const glue = HAN_OR_KANA.test(text) ? ' ' : ', ';
  return own
    .slice(isNamed ? 1 : 0)
    .map((line, place, all) => (place < all.length - 1 ? line.replace(/[,;]$/u, '') : line))
    .join(glue);
}

/** A box for letters, without a street, is no place to come to. */
const isBox = (found: string) => POST_BOX.test(found) && !STREET_WORDS.test(found);
const isOwn = (found: string) => found !== '' && !isSampleAddress(found) && !isBox(found);

/**
 * The address in the pages' text: under a heading that says so, in a footer, on two lines; '' for none.
 *
 * @param names of whose address it is: they are no part of it.
 */
export const writtenAddress = (read: readonly CrawledPage[], names: readonly string[] = []): string =>
  withoutNames(upToTown(withoutLead(spacedAddress(withoutEmblems(foundAddress(read, names))))), names);

/** "Anvil House, 9 Quay Street, Leeds" without its first part, if that is only the name. */
function withoutNames(address: string, names: readonly string[]): string {
  const [first = '', ...rest] = address.split(/,\s+/);
  const isName = rest.length > 0 && !/\d/.test(first) && names.map(plainName).includes(plainName(first));
  return isName ? rest.join(', ') : address;
}

function foundAddress(read: readonly CrawledPage[], names: readonly string[]): string {
  const pages = read.map((page) => ({
    ...page,
    sections: page.sections.map((section) => ({ ...section, text: ownText(section, names) })),
    ...(page.business && {
      business: {
        ...page.business,
        lines: withUnits(ofTheOwner(page.business.lines, names).filter(Boolean)),
      },
    }),
  }));
  for (const { sections } of pages)
    for (const { heading, text } of sections) {
      if (!ADDRESS_HEADING.test(heading)) continue;
      const line = beforeContacts(text.split(/\n\n/)[0] ?? '', names);
      const found = addressIn(text) || (isShort(line) && !/[。.!]$/u.test(line) ? line : '');
      if (isOwn(found)) return found;
    }
  for (const { sections, business } of pages)
    for (const text of [(business?.lines ?? []).join('\n'), ...sections.map((section) => section.text)]) {
      const found = addressIn(text) || belowRoad(text);
      if (isOwn(found)) return found;
    }
  for (const { kind, sections, business } of pages) {
    const lines = [...(business?.lines ?? []), ...sections.map(({ text }) => text)].join('\n');
    const found =
      labelled(lines) ||
      withinLine((business?.lines ?? []).join('\n'), { isAddressLine: true }) ||
      withinLine(sections.map(({ text }) => text.replace(SENTENCE_STARTS, '\n')).join('\n'), {
        isContact: kind === 'contact',
      });
    if (isOwn(found)) return found;
  }
  return '';
}
