import { type JsonObject, textsOf } from '@visible-ai/shared/json-ld/json-value';
import type { CrawledPage, CrawledSite, PageKind } from '../../crawl/crawled-site.ts';
import { baseLanguage } from '../../language/base-language.ts';
import { businessType, reachBy } from '../../page/business-type.ts';
import { notLocal } from '../../page/business-words.ts';
import type { WeeklyHours } from '../../page/hours/weekly-hours.ts';
import { isAccountName } from '../../page/is-account-name.ts';
import { isGovernmentHost } from '../../page/is-government-host.ts';
import { profilesOfName } from '../../page/profiles-of-name.ts';
import { WEEK } from '../../page/stated/week.ts';
import { isOnly } from '../../page/structured/schema-org-types.ts';
import { isGreeting } from '../../page/without-greeting.ts';
import { generalEmail } from '../general-email.ts';
import { weekIn, writtenHours } from '../hours/written-hours.ts';
import { introducedPerson, isPersonsSite, personsRole } from '../is-persons-site.ts';
import { type Branch, branchesOf } from '../llms-txt/branches-of.ts';
import { hoursConflict } from '../llms-txt/hours-conflict.ts';
import { isOfOrganization } from '../llms-txt/is-of-organization.ts';
import { phoneOfPlace } from '../llms-txt/phone-of-place.ts';
import { siteTitle } from '../llms-txt/site-title.ts';
import { statingPages } from '../llms-txt/stating-pages.ts';
import { writtenAddress } from '../llms-txt/written-address.ts';
import { ownersPages } from '../own-imprint.ts';
import { phoneEnding } from '../phone-ending.ts';
import { plainName } from '../plain-name.ts';
import { tradeWording } from '../trade-wording.ts';
import { draftThing, type Stated } from './draft-thing.ts';
import type { GraphDraft } from './graph-draft.ts';
import { type FoundThing, isDescribedElsehow, ownThings } from './own-things.ts';
import { wholeText } from './wording.ts';

/** A name needs one of these. */
const REACHED = ['telephone', 'email', 'address', 'location'];
/** The name of a person, with profiles elsewhere, tells engines who it is. */
const KNOWN = [...REACHED, 'sameAs'];
/** Pages on which a site says who publishes it, the best first. */
const STATING: readonly PageKind[] = ['home', 'contact', 'about', 'legal'];
/** Properties for the page on which they are shown: Google wants ratings to be visible where the data are. */
const OF_ITS_PAGE = ['aggregateRating', 'review'];
/** The two forms of opening hours. */
const HOURS = ['openingHours', 'openingHoursSpecification'];
/** Properties that schema.org gives to places and local businesses alone. */
const OF_PLACES = new Set(['openingHoursSpecification']);
const GENERAL = new Set(['Organization', 'Corporation', 'NGO', 'GovernmentOrganization']);

const namesOf = ({ properties }: FoundThing): string[] =>
  ['name', 'alternateName', 'legalName']
    .flatMap((name) => textsOf(properties[name]).map(plainName))
    .filter(Boolean);

/** An organisation with a site of its own, whose department or shop this is. */
function isParent({ properties }: FoundThing, page: CrawledPage, title: string): boolean {
  const [address] = textsOf(properties.url);
  const host = (url: string | undefined) => (url ? URL.parse(url) : null)?.hostname.replace(/^www\./, '');
  const its = host(address);
  return (
    its !== undefined &&
    its !== host(page.url) &&
    !textsOf(properties.name).map(plainName).includes(plainName(title))
  );
}

/** A museum is who publishes its own site; other places are what a site tells of. */
const isOtherPlace = (thing: FoundThing, title: string) =>
  isOnly('Place', thing.types) && !namesOf(thing).includes(plainName(title));

/** What a plugin calls who publishes the site if nobody has told it: "admin". */
const isAccount = ({ properties }: FoundThing) => textsOf(properties.name).some(isAccountName);

/**
 * The thing that is the organisation behind the site: the home page's own, preferably one with an address;
 * else that of its contact page.
 */
function mainThing(
  stating: readonly CrawledPage[],
  all: readonly FoundThing[],
  title: string,
): FoundThing | undefined {
  for (const page of stating) {
    const own = ownThings(page, 'Organization').filter(
      (thing) => !isParent(thing, page, title) && !isOtherPlace(thing, title) && !isAccount(thing),
    );
    const first = own.find(({ properties }) => properties.address !== undefined) ?? own[0];
    if (first) return first;
  }
  return all.find((thing) => namesOf(thing).includes(plainName(title)));
}

/**
 * The types of one thing that is described several times, without the general ones if there is a specific
 * one.
 */
function typesOf(things: readonly FoundThing[]): string[] {
  const types = [...new Set(things.flatMap((thing) => thing.types))];
  const narrow = types.filter((type) => !GENERAL.has(type));
  // A service has neither an address nor a telephone: who offers it is a business as well.
  if (isOnly('Service', narrow)) return [...narrow, 'LocalBusiness'];
  return narrow.length > 0 ? narrow : types;
}

/** "09:00-18:00" on days that schema.org knows; undefined if not all of the hours have this form. */
function hoursOn({ business }: CrawledPage): JsonObject[] | undefined {
  const hours = business?.hours ?? [];
  const specified = hours.flatMap(({ days, hours: times }): JsonObject[] => {
    const [, opens, closes] = /^(\d{2}:\d{2})-(\d{2}:\d{2})$/.exec(times) ?? [];
    if (opens === undefined || closes === undefined || !days.every((day) => WEEK.includes(day))) return [];
    return [{ '@type': 'OpeningHoursSpecification', dayOfWeek: [...days], opens, closes }];
  });
  return specified.length === hours.length && specified.length > 0 ? specified : undefined;
}

/**
 * As the data of its pages say it, else as their texts do; undefined if the owner's data use another form.
 */
function hoursStated(
  site: CrawledSite,
  stating: readonly CrawledPage[],
  own: readonly FoundThing[],
  isFilledIn: boolean,
): { value: JsonObject[] | undefined; from: string } {
  const inData = isFilledIn ? { value: undefined, from: '' } : firstOf(stating, hoursOn);
  // The same hours in another form beside the owner's own would be two answers.
  if (own.some(({ properties }) => 'openingHours' in properties)) return { value: undefined, from: '' };
  if (inData.value) return inData;
  const { value, from } = writtenHours(statingPages(site), site.language);
  return { value: value && asSpecified(value), from };
}

const asSpecified = (week: readonly WeeklyHours[]): JsonObject[] =>
  week.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    opens,
    closes,
  }));

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

/** One of several places, with what belongs to it alone. */
function placeOf({ name, address, phone, hours }: Branch, { language }: CrawledSite): JsonObject {
  const week = hours === '' ? undefined : weekIn(hours.split(/;\s/u), language);
  return {
    '@type': 'Place',
    ...(name && { name }),
    address,
    ...(phone && { telephone: phone }),
    ...(week && { openingHoursSpecification: asSpecified(week) }),
  };
}

/** What pages state about the organisation behind the site, if the site's own data lack it. */
function statedOf(
  site: CrawledSite,
  pages: readonly CrawledPage[],
  home: CrawledPage,
  said: string,
  branches: readonly Branch[],
): Stated[] {
  const email = firstOf(pages, ({ business }) => generalEmail(business?.emails ?? []));
  const address = firstOf(
    branches.length > 0 ? [] : pages,
    (page) => page.business?.address || writtenAddress([page], [siteTitle(site)]),
  );
  const ofBranches = branches.map((branch) => phoneEnding(branch.phone));
  const phone = firstOf(pages, (page) => {
    const phones = (page.business?.phones ?? [])
      .filter((each) => phoneEnding(each).length >= 6)
      .filter((each) => !ofBranches.includes(phoneEnding(each)));
    // Which of several places one of several numbers calls, the page does not say.
    if (branches.length > 0 && phones.length > 1) return undefined;
    return phoneOfPlace(page, phones, address.value ?? '');
  });
  const host = URL.parse(home.url)?.hostname ?? '';
  const profiles = profilesOfName(home.data?.profiles ?? [], [siteTitle(site), host]);
  const saidDigits = said.replace(/[\s()./-]/g, '');
  const isNew = (value: string | undefined) =>
    value !== undefined && !said.includes(JSON.stringify(value).slice(1, -1));
  return [
    ['name', siteTitle(site), home.url],
    ['url', home.url, home.url],
    // “Welcome to Anvil House” says nothing of it.
    ['description', isGreeting(home.description) ? undefined : wholeText(home.description), home.url],
    [
      'telephone',
      phone.value !== undefined && !saidDigits.includes(phoneEnding(phone.value)) ? phone.value : undefined,
      phone.from,
    ],
    ['email', isNew(email.value) ? email.value : undefined, email.from],
    ['address', address.value, address.from],
    ['location', branches.length > 0 ? branches.map((branch) => placeOf(branch, site)) : undefined, home.url],
    ['sameAs', profiles.length > 0 ? profiles : undefined, home.url],
  ];
}

const isAlike = (properties: JsonObject, first: FoundThing) =>
  JSON.stringify(properties) === JSON.stringify(first.properties);

/** What another page says about it, without properties for that page. */
const besideTheFirst =
  (first: FoundThing) =>
  (thing: FoundThing): FoundThing =>
    thing.page === first.page
      ? thing
      : {
          ...thing,
          properties: Object.fromEntries(
            Object.entries(thing.properties).filter(
              ([name]) =>
                !OF_ITS_PAGE.includes(name) &&
                !(HOURS.includes(name) && HOURS.some((form) => form !== name && form in first.properties)),
            ),
          ),
        };

/** Whether a thing of these types has the property. */
function fits(name: string, types: readonly string[]): boolean {
  // What the site is about is not what its author is.
  if (isOnly('Person', types)) return name !== 'description' && !OF_PLACES.has(name);
  if (isOnly('Place', types)) return name !== 'email' && name !== 'location';
  return !OF_PLACES.has(name) || types.some((type) => !GENERAL.has(type));
}

const withoutHours = (thing: FoundThing): FoundThing => ({
  ...thing,
  properties: Object.fromEntries(Object.entries(thing.properties).filter(([name]) => !HOURS.includes(name))),
});

export interface OrganizationFound {
  draft: GraphDraft;
  /** Normalised names with which other things may refer to it. */
  names: ReadonlySet<string>;
  /** Other ids under which the site describes it. */
  otherIds: string[];
}

/**
 * The organisation behind the site, or the person whose site it is: as its own data describe it on any page, with
 * additions from its pages. A site that neither describes a business or person nor can be called, visited or bought
 * from has none: a name alone is not enough.
 */
export function organizationOf(site: CrawledSite, home: CrawledPage): OrganizationFound | null {
  const main = baseLanguage(site.language);
  const ownPages = ownersPages(
    site.pages.filter(({ language }) => language === '' || baseLanguage(language) === main),
  );
  const stating = STATING.flatMap((kind) => ownPages.filter((page) => page.kind === kind));
  const title = siteTitle(site);
  const described = (family: 'Organization' | 'Person') =>
    site.pages.flatMap((page) => ownThings(page, family));
  const firm = mainThing(stating, described('Organization'), title);
  const isPersons = !firm && isPersonsSite(site);
  // "Marta", of the site "Marta draws things".
  const person = isPersons ? (introducedPerson(site) ?? title) : null;
  const known = new Set([title, person ?? title].map(plainName));
  const family = isPersons ? 'Person' : 'Organization';
  const all = described(family);
  const first = firm ?? all.find((thing) => namesOf(thing).some((name) => known.has(name)));
  const isOwners = isPersons || isOfOrganization(site, home, title);
  if (!first && (!isOwners || isDescribedElsehow(home, family))) return null;
  const names = new Set(first ? namesOf(first) : known);
  // Some builders describe a shop twice on its page: once with its name, once with its hours, both with its address.
  const isNameless = (thing: FoundThing) =>
    thing.page === first?.page &&
    [thing, first].some(({ properties }) => !textsOf(properties.name).some(Boolean)) &&
    thing.properties.address !== undefined &&
    JSON.stringify(thing.properties.address) === JSON.stringify(first.properties.address);
  const isSame = (thing: FoundThing) =>
    (first?.id && thing.id === first.id) ||
    namesOf(thing).some((name) => names.has(name)) ||
    isNameless(thing);
  const same = all.filter((thing) => thing === first || isSame(thing));
  // A page for one town describes the business only for that town.
  const telling = stating.flatMap((page) => ownThings(page, family)).filter(isSame);
  // What a plugin has filled in and the text contradicts is no word of the owner.
  const isFilledIn = hoursConflict(site)?.isFilledIn === true;
  const own = (
    first
      ? [first, ...telling.filter(({ properties }) => !isAlike(properties, first)).map(besideTheFirst(first))]
      : []
  ).map((thing) => (isFilledIn ? withoutHours(thing) : thing));
  const branches = own.some(({ properties }) => 'address' in properties)
    ? []
    : branchesOf(statingPages(site));
  // Which of the places is open then, the page does not say.
  const hours =
    branches.length > 0 ? { value: undefined, from: '' } : hoursStated(site, stating, own, isFilledIn);
  const stated: Stated[] = [
    ...statedOf(site, stating, home, JSON.stringify(own.map(({ properties }) => properties)), branches),
    ['openingHoursSpecification', hours.value, hours.from],
  ];
  const says = (name: string) => stated.some((each) => each[0] === name && Boolean(each[1]));
  if (!first && !hours.value && !(isPersons ? KNOWN : REACHED).some(says)) return null;
  const isPlaced = says('address') || says('location');
  const mail = stated.find(([name]) => name === 'email')?.[1];
  const decided = businessType({
    ...tradeWording(title, home),
    description: home.description,
    reach: reachBy({
      address: isPlaced,
      hours: Boolean(hours.value) || branches.some((branch) => branch.hours !== ''),
      phone: says('telephone') || branches.some(({ phone }) => phone !== ''),
      prices: ownPages.some(({ business }) => (business?.offers.length ?? 0) > 0),
    }),
    isAuthority: isGovernmentHost(typeof mail === 'string' ? mail : new URL(home.url).hostname),
  });
  // A local business without an address is none that engines can use.
  const isTold = decided !== null && decided !== 'Organization' && (isPlaced || notLocal.has(decided));
  const types = first ? typesOf(own) : [isTold ? decided : family];
  const draft = draftThing({
    family: 'Organization',
    page: home.url,
    types,
    id: `${home.url}#${types.includes('Person') ? 'person' : 'organization'}`,
    own,
    stated: [
      ...(person !== null && types.includes('Person')
        ? [
            ['name', person, home.url] as const,
            ['jobTitle', personsRole(site) ?? undefined, home.url] as const,
          ]
        : []),
      ...stated,
    ].filter(([name]) => fits(name, types)),
  });
  const ids = new Set(same.map(({ id }) => id).filter(Boolean));
  return { draft, names, otherIds: [...ids].filter((id) => id !== draft.node['@id']) };
}
