import { businessType, reachBy } from '../../../page/business-type.ts';
import { isHomePage } from '../../../page/index-file.ts';
import { isGovernmentHost } from '../../../page/is-government-host.ts';
import type { PageFacts, StructuredNode } from '../../../page/page-facts.ts';
import {
  introducedName,
  introducesPerson,
  speaksOfOneself,
} from '../../../page/site-name/introduces-person.ts';
import { isResumeOf } from '../../../page/site-name/is-resume-of.ts';
import { isSaidOfPerson, isWholeName, roleInTitle } from '../../../page/site-name/role-in-title.ts';
import { titleParts } from '../../../page/site-name/title-parts.ts';
import { givesPhone } from '../../../page/stated/is-sample-phone.ts';
import { isServiceBusiness } from '../../../page/structured/is-service-business.ts';
import { schemaFamily } from '../../../page/structured/schema-org-types.ts';
import { oncePerPage } from './once-per-page.ts';
import { sameName } from './same-name.ts';
import { knownName } from './site-name.ts';

/** Whose site it is, as far as the page tells. */
export interface SiteOwner {
  /** As the site calls itself; null if the page does not say. */
  name: string | null;
  /** The schema.org type; `Organization` if the page does not show one. */
  type: string;
  /** A business that people visit or buy from. */
  isLocal: boolean;
  /** Whether the site is one person's: the page's data describe them, or its first words or its title introduce them. */
  isPerson: boolean;
}

/** Whether a thing is of one of these families. A service that is described like a business is a local one. */
export const isOfFamily = ({ types, properties }: StructuredNode, families: readonly string[]): boolean =>
  types.some((type) => families.includes(schemaFamily(type) ?? '')) ||
  (families.includes('LocalBusiness') && isServiceBusiness(types, (property) => property in properties));

/** The page's own node of one of these families, if its data has one. An organisation with a site of its own is not it. */
export const ownNode = (page: PageFacts, families: readonly string[]): StructuredNode | null =>
  page.structuredData.nodes.find(
    (node) =>
      !page.nameClues.some(({ from, text }) => from === 'parent' && text === node.properties.name?.[0]) &&
      (node.within === null || node.within === 'publisher' || node.within === 'seller') &&
      isOfFamily(node, families),
  ) ?? null;

/** The person of the name in the page's data, if these describe one; other people may be its authors. */
export const personNamed = (page: PageFacts, name: string): StructuredNode | null =>
  page.structuredData.nodes.find(
    ({ types, properties }) =>
      types.some((type) => schemaFamily(type) === 'Person') &&
      (properties.name ?? []).some((each) => each.toLowerCase() === name.toLowerCase()),
  ) ?? null;

/** The @id under which every draft describes the owner of a site: two would be two owners. */
export const ownerId = ({ type }: SiteOwner, origin: string): string =>
  `${origin}/#${type === 'Person' ? 'person' : 'organization'}`;

const reachOf = ({ stated }: PageFacts) =>
  reachBy({
    address: stated.addresses.length > 0,
    hours: stated.hours.length > 0,
    phone: givesPhone(stated),
    prices: stated.prices.length > 0,
  });

/** Whether an authority is behind the page: its address, or each mail address on it, is of a domain that only these get. */
const isAuthoritys = ({ stated: { emails } }: PageFacts, url: string): boolean =>
  isGovernmentHost(new URL(url).hostname) || (emails.length > 0 && emails.every(isGovernmentHost));

/**
 * The title and the heading of a page, as far as they are of the site. On another page than the first one the part that both have is the page's subject: the
 * bakery for which an agency made something.
 */
function ofTheSite({ title, headings }: PageFacts, url: string, name: string | null) {
  const heading = headings.find(({ level }) => level === 1)?.text ?? '';
  const parts = titleParts(title ?? '');
  const isSubject = (part: string) => part === heading.trim() && part !== name;
  return isHomePage(url) || name === null || parts.length < 2 || !parts.some(isSubject)
    ? { title: title ?? '', heading }
    : { title: parts.filter((part) => !isSubject(part)).join(' – '), heading: '' };
}

/**
 * Whether the page announces an event at a place of another name: the address, the telephone and the trade that it states are
 * that place's.
 */
const announcesElsewhere = ({ structuredData: { nodes } }: PageFacts, name: string): boolean =>
  nodes.some((node) => node.within === null && isOfFamily(node, ['Event'])) &&
  nodes.some(({ within, properties }) => {
    const [place] = properties.name ?? [];
    return within === 'location' && place !== undefined && !sameName(place, name);
  });

/** Who is behind the page. Its structured data decides; without it, the words that the page uses for itself. */
export const businessOf = oncePerPage((page, url): SiteOwner => {
  const name = knownName(page, url);
  const described = ownNode(page, ['LocalBusiness']);
  if (described) return { name, type: described.types[0] ?? 'LocalBusiness', isLocal: true, isPerson: false };
  const firm = ownNode(page, ['Organization']);
  const [heading] = page.headings.filter(({ level }) => level === 1);
  // "Hi, I'm Marta", on a page whose title is "Marta draws things".
  const introduced =
    firm === null && name === null ? introducedName(heading?.text ?? '', page.title ?? '') : null;
  if (introduced !== null) return { name: introduced, type: 'Person', isLocal: false, isPerson: true };
  const headings = page.headings.map(({ text }) => text);
  const isOfPerson = (own: string) =>
    isResumeOf(own, heading?.text ?? '', headings) || roleInTitle(own, page.title ?? '') !== null;
  if (firm === null && name !== null && isOfPerson(name))
    return { name, type: 'Person', isLocal: false, isPerson: true };
  const isPerson =
    name !== null &&
    (firm === null || firm.types.includes('Person')) &&
    (personNamed(page, name) !== null ||
      [page.metaDescription, ...page.text.prose.slice(0, 1)].some(
        (text) => introducesPerson(text ?? '', name) || isSaidOfPerson(text ?? '', name),
      ) ||
      (isWholeName(name) &&
        heading?.text.trim() === name &&
        page.text.prose.slice(0, 3).some(speaksOfOneself)));
  if (name !== null && !isHomePage(url) && announcesElsewhere(page, name))
    return { name, type: isPerson ? 'Person' : 'Organization', isLocal: false, isPerson };
  const type = businessType({
    name: name ?? '',
    ...ofTheSite(page, url, name),
    description: page.metaDescription ?? '',
    text: [page.text.excerpt, ...page.text.prose].join(' '),
    reach: reachOf(page),
    isAuthority: isAuthoritys(page, url),
  });
  if (type === null || type === 'NGO')
    return { name, type: isPerson ? 'Person' : (type ?? 'Organization'), isLocal: false, isPerson };
  return { name, type, isLocal: true, isPerson };
});
