import type { PageFacts, StructuredNode } from '../../../page/page-facts.ts';
import { type SchemaFamily, schemaFamily } from '../../../page/structured/schema-org-types.ts';
import { isFrontPage } from '../facts/front-page.ts';
import { headlineOf } from '../facts/headline.ts';
import { ownDescriptions } from '../facts/own-descriptions.ts';
import { draftedName, knownName } from '../facts/site-name.ts';
import { toFillIn } from '../wording/json-ld-snippet.ts';
import { draftAuthors } from './draft-authors.ts';
import { draftIdentity } from './draft-identity.ts';

/** A thing in structured data, as JSON-LD writes it. */
export interface DraftThing {
  '@type': string;
  [property: string]: DraftValue;
}

/** A value of a property. */
export type DraftValue = string | number | DraftThing | DraftThing[];

/** Where the thing that lacks something stands. */
export interface Lacking {
  node: StructuredNode;
  type: string;
  /** Everything that the page describes. */
  all: readonly StructuredNode[];
  page: PageFacts;
  url: string;
}

/** Things that have a page of their own, which says about them what it says about itself. */
const SUBJECTS: ReadonlySet<SchemaFamily> = new Set<SchemaFamily>([
  'Article',
  'Recipe',
  'HowTo',
  'Product',
  'Event',
  'Course',
  'Dataset',
  'JobPosting',
  'Movie',
]);

/** The properties in which a site names who publishes it. */
const OF_THE_SITE: ReadonlySet<string | null> = new Set([null, 'publisher', 'copyrightHolder', 'provider']);

const OF_THE_PAGE: ReadonlySet<string | null> = new Set([null, 'mainEntity', 'mainEntityOfPage']);

const has = (node: StructuredNode, family: SchemaFamily) =>
  node.types.some((type) => schemaFamily(type) === family);

/** Whether it is the only thing of its kind that the page is about. Of several nobody knows which one the heading names. */
function isSubjectOfPage({ node, type, all, url }: Lacking): boolean {
  const family = schemaFamily(type);
  if (family === null || !SUBJECTS.has(family)) return false;
  // The first page of a site is about the site, also where it shows a product or an event. An article is the page itself.
  if (isFrontPage(url) && family !== 'Article') return false;
  return (
    OF_THE_PAGE.has(node.within) &&
    all.every((other) => other === node || !has(other, family) || !OF_THE_PAGE.has(other.within))
  );
}

/** Whether it is the site, or who publishes it: the one that has the site's name. */
function isOwner({ node, type, all }: Lacking): boolean {
  const family = schemaFamily(type);
  if (family === 'WebSite') return true;
  return (
    (family === 'Organization' || family === 'LocalBusiness') &&
    OF_THE_SITE.has(node.within) &&
    all.every((other) => other === node || other.within !== node.within || !has(other, family))
  );
}

/** A thing with gaps for what only its owner knows. */
const shapes: Readonly<Record<string, DraftValue>> = {
  offers: {
    '@type': 'Offer',
    price: toFillIn('the price in digits, such as 12.50'),
    priceCurrency: toFillIn('three letters, such as EUR'),
  },
  location: {
    '@type': 'Place',
    name: toFillIn('where it takes place'),
    address: toFillIn('street, number, postal code, town'),
  },
  address: toFillIn('street, number, postal code, town'),
  step: { '@type': 'HowToStep', text: toFillIn('what to do first') },
  itemListElement: {
    '@type': 'ListItem',
    position: 1,
    name: toFillIn('the name of the page'),
    item: toFillIn('its address'),
  },
  image: toFillIn('the address of a picture of it'),
  startDate: toFillIn('YYYY-MM-DD'),
  uploadDate: toFillIn('YYYY-MM-DD'),
  datePosted: toFillIn('YYYY-MM-DD'),
  datePublished: toFillIn('YYYY-MM-DD'),
  thumbnailUrl: toFillIn('the address of a picture from the video'),
  courseMode: toFillIn('Online, Onsite or Blended'),
};

/** What a page for questions, or about a person, is about. */
const subjectOf = (type: string): DraftValue =>
  type === 'ProfilePage'
    ? { '@type': 'Person', name: toFillIn('the name of the person') }
    : {
        '@type': 'Question',
        name: toFillIn('a question that the page answers'),
        acceptedAnswer: { '@type': 'Answer', text: toFillIn('the answer, as the page has it') },
      };

/** What the page says about the one thing that it is about. */
function saidOfSubject(property: string, page: PageFacts, url: string): DraftValue | null {
  const image = page.openGraph['og:image'];
  switch (property) {
    case 'headline':
    case 'name':
    case 'title':
      return headlineOf(page, url);
    case 'description':
      return ownDescriptions(page)[0] ?? null;
    case 'image':
      return image && URL.canParse(image) ? image : null;
    case 'author':
      return draftAuthors(page, url);
    case 'datePublished':
      return page.dates.find(({ kind, iso }) => kind === 'published' && iso !== null)?.iso ?? null;
    default:
      return null;
  }
}

/** What the page says about its site and who publishes that. */
function saidOfOwner(property: string, { node, page, url }: Lacking): DraftValue | null {
  if (property === 'name') return draftedName(page, url);
  if (property === 'url') return `${new URL(url).origin}/`;
  if (property !== 'address' || node.within !== null) return null;
  const { address } = draftIdentity(page, url).organization;
  return typeof address === 'string' ? address : null;
}

/**
 * A value for a property that a thing lacks: what the page says about it, if it is the thing that the page is about or the
 * site itself; else its shape with gaps to fill in. What the page says about itself is not true of a thing beside it.
 */
export function missingValue(property: string, lacking: Lacking): DraftValue {
  const { page, url, type } = lacking;
  const said = isSubjectOfPage(lacking)
    ? saidOfSubject(property, page, url)
    : isOwner(lacking)
      ? saidOfOwner(property, lacking)
      : null;
  if (said !== null) return said;
  if (property === 'author') return { '@type': 'Person', name: toFillIn('who wrote it') };
  if (property === 'mainEntity') return subjectOf(type);
  if (property === 'hiringOrganization')
    return { '@type': 'Organization', name: knownName(page, url) ?? toFillIn('the name of the employer') };
  return shapes[property] ?? toFillIn(property);
}
