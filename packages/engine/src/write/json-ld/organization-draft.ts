import { type JsonObject, textsOf } from '@visible-ai/shared/json-ld/json-value';
import type { CrawledPage, CrawledSite, PageKind } from '../../crawl/crawled-site.ts';
import { statingPages } from '../llms-txt/facts-block.ts';
import { isBusiness } from '../llms-txt/is-business.ts';
import { siteTitle } from '../llms-txt/site-title.ts';
import { writtenAddress } from '../llms-txt/written-address.ts';
import { draftThing, type Stated } from './draft-thing.ts';
import type { GraphDraft } from './graph-draft.ts';
import { type FoundThing, isDescribedElsehow, ownThings } from './own-things.ts';
import { tradeOf } from './trade-of.ts';
import { plainName, wholeText } from './wording.ts';
import { writtenHours } from './written-hours.ts';

/** What makes somebody of a name. */
const REACHED = ['telephone', 'email', 'address'];
/** Pages on which a site says who is behind it, those that say it best first. */
const STATING: readonly PageKind[] = ['home', 'contact', 'about', 'legal'];
/** Other legal pages state the addresses of hosts and courts, too. */
const IMPRINT = /impressum|imprint/i;
/** What belongs to the page on which it is shown: Google wants ratings to be seen where the data say them. */
const OF_ITS_PAGE = ['aggregateRating', 'review'];
const GENERAL = new Set(['Organization', 'Corporation']);
const DAYS = new Set(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);

const namesOf = ({ properties }: FoundThing): string[] =>
  ['name', 'alternateName', 'legalName']
    .flatMap((name) => textsOf(properties[name]).map(plainName))
    .filter(Boolean);

/** The thing that is behind the site: the home page's own, the one with an address first; else that of its contact page. */
function mainThing(
  stating: readonly CrawledPage[],
  all: readonly FoundThing[],
  title: string,
): FoundThing | undefined {
  for (const page of stating) {
    const own = ownThings(page, 'Organization');
    const first = own.find(({ properties }) => properties.address !== undefined) ?? own[0];
    if (first) return first;
  }
  return all.find((thing) => namesOf(thing).includes(plainName(title)));
}

/** The types of one thing that is described several times, the general ones left out where there is a better one. */
function typesOf(things: readonly FoundThing[]): string[] {
  const types = [...new Set(things.flatMap((thing) => thing.types))];
  const narrow = types.filter((type) => !GENERAL.has(type));
  return narrow.length > 0 ? narrow : types;
}

/** "09:00-18:00" on days that schema.org knows; undefined where not all of the hours are such. */
function hoursOn({ business }: CrawledPage): JsonObject[] | undefined {
  const hours = business?.hours ?? [];
  const specified = hours.flatMap(({ days, hours: times }): JsonObject[] => {
    const [, opens, closes] = /^(\d{2}:\d{2})-(\d{2}:\d{2})$/.exec(times) ?? [];
    if (opens === undefined || closes === undefined || !days.every((day) => DAYS.has(day))) return [];
    return [{ '@type': 'OpeningHoursSpecification', dayOfWeek: [...days], opens, closes }];
  });
  return specified.length === hours.length && specified.length > 0 ? specified : undefined;
}

/** As its pages' data say it, else as their texts do; undefined where the owner's data have it in another form. */
function hoursStated(
  site: CrawledSite,
  stating: readonly CrawledPage[],
  own: readonly FoundThing[],
): { value: JsonObject[] | undefined; from: string } {
  const inData = firstOf(stating, hoursOn);
  if (inData.value || own.some(({ properties }) => 'openingHours' in properties)) return inData;
  const { value, from } = writtenHours(statingPages(site), site.language);
  const specified = value?.map(
    ({ days, opens, closes }): JsonObject => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens,
      closes,
    }),
  );
  return { value: specified, from };
}

const digits = (text: string) => text.replace(/\D/g, '').slice(-8);

/** The first value that one of the pages states, and the page. */
function firstOf<Value>(
  pages: readonly CrawledPage[],
  read: (page: CrawledPage) => Value | undefined,
): { value: Value | undefined; from: string } {
  for (const page of pages) {
    const value = read(page);
    if (value) return { value, from: page.url };
  }
  return { value: undefined, from: '' };
}

/** What pages state of whoever is behind the site, where the site's own data do not say it. */
function statedOf(
  site: CrawledSite,
  pages: readonly CrawledPage[],
  home: CrawledPage,
  said: string,
): Stated[] {
  const phone = firstOf(pages, ({ business }) => business?.phones.find((each) => digits(each).length >= 6));
  const email = firstOf(pages, ({ business }) => business?.emails[0]);
  const address = firstOf(pages, (page) => page.business?.address || writtenAddress([page]));
  const saidDigits = said.replace(/[\s()./-]/g, '');
  const isNew = (value: string | undefined) =>
    value !== undefined && !said.includes(JSON.stringify(value).slice(1, -1));
  return [
    ['name', siteTitle(site), home.url],
    ['url', home.url, home.url],
    ['description', wholeText(home.description), home.url],
    [
      'telephone',
      phone.value !== undefined && !saidDigits.includes(digits(phone.value)) ? phone.value : undefined,
      phone.from,
    ],
    ['email', isNew(email.value) ? email.value : undefined, email.from],
    ['address', address.value, address.from],
    ['sameAs', home.data?.profiles ?? [], home.url],
  ];
}

const isAlike = (properties: JsonObject, first: FoundThing) =>
  JSON.stringify(properties) === JSON.stringify(first.properties);

/** What another page says of it, without what belongs there. */
const besideTheFirst =
  (first: FoundThing) =>
  (thing: FoundThing): FoundThing =>
    thing.page === first.page
      ? thing
      : {
          ...thing,
          properties: Object.fromEntries(
            Object.entries(thing.properties).filter(([name]) => !OF_ITS_PAGE.includes(name)),
          ),
        };

export interface OrganizationFound {
  draft: GraphDraft;
  /** Plain names by which other things may mean it. */
  names: ReadonlySet<string>;
  /** Ids under which the site describes it besides. */
  otherIds: string[];
}

/**
 * Who is behind the site: as its own data describe it, wherever they do, with what its pages state besides. A site that
 * neither describes a business nor can be called, visited or bought from has none: a name alone is not somebody.
 */
export function organizationOf(site: CrawledSite, home: CrawledPage): OrganizationFound | null {
  const main = site.language.slice(0, 2);
  const stating = STATING.flatMap((kind) =>
    site.pages.filter(
      (page) =>
        page.kind === kind &&
        (kind !== 'legal' || IMPRINT.test(page.url)) &&
        (page.language === '' || page.language.slice(0, 2) === main),
    ),
  );
  const all = site.pages.flatMap((page) => ownThings(page, 'Organization'));
  const title = siteTitle(site);
  const first = mainThing(stating, all, title);
  if (!first && (!isBusiness(site) || isDescribedElsehow(home, 'Organization'))) return null;
  const names = new Set(first ? namesOf(first) : [plainName(title)]);
  const isSame = (thing: FoundThing) =>
    (first?.id && thing.id === first.id) || namesOf(thing).some((name) => names.has(name));
  const same = all.filter((thing) => thing === first || isSame(thing));
  // A page for one town says of the business what holds there.
  const telling = stating.flatMap((page) => ownThings(page, 'Organization')).filter(isSame);
  const own = first
    ? [first, ...telling.filter(({ properties }) => !isAlike(properties, first)).map(besideTheFirst(first))]
    : [];
  const stated = statedOf(site, stating, home, JSON.stringify(own.map(({ properties }) => properties)));
  const hours = hoursStated(site, stating, own);
  const says = (name: string) => stated.some((each) => each[0] === name && Boolean(each[1]));
  if (!first && !hours.value && !REACHED.some(says)) return null;
  const trade =
    says('address') && (hours.value || says('telephone')) ? tradeOf(siteTitle(site), home) : undefined;
  // An address alone may be that of an imprint: who comes needs to know when it is open.
  const general = says('address') && hours.value ? 'LocalBusiness' : 'Organization';
  const types = first ? typesOf(own) : [trade ?? general];
  const draft = draftThing({
    family: 'Organization',
    page: home.url,
    types,
    id: `${home.url}#organization`,
    own,
    stated: types.some((type) => !GENERAL.has(type))
      ? [...stated, ['openingHoursSpecification', hours.value, hours.from]]
      : stated,
  });
  const ids = new Set(same.map(({ id }) => id).filter(Boolean));
  return { draft, names, otherIds: [...ids].filter((id) => id !== draft.node['@id']) };
}
