import { type SchemaFamily, schemaFamily } from '../../../page/structured/schema-org-types.ts';

/** One requirement: any of these properties meets it. */
export type Requirement = readonly [string, ...string[]];

/**
 * The properties that a node must have to be useful, by family. They are Google's required properties if Google documents
 * the type, else the few that identify the thing. A node that may be nested only to name somebody (an author, a publisher)
 * needs only its name.
 * @see https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
const requiredProperties: Partial<Record<SchemaFamily, readonly Requirement[]>> = {
  Organization: [['name', 'legalName']],
  LocalBusiness: [['name'], ['address']],
  WebSite: [['name'], ['url', '@id']],
  FAQPage: [['mainEntity']],
  QAPage: [['mainEntity']],
  Article: [['headline', 'name'], ['author'], ['datePublished', 'dateModified']],
  Product: [['name'], ['offers', 'review', 'aggregateRating', 'hasVariant']],
  // A price of 0 is a price. A specification or a range also states the price.
  Offer: [['price', 'priceSpecification', 'lowPrice']],
  AggregateOffer: [['lowPrice', 'price', 'offers']],
  HowTo: [['name'], ['step']],
  Recipe: [['name'], ['image']],
  SoftwareApplication: [['name'], ['offers', 'aggregateRating', 'review', 'isAccessibleForFree']],
  Person: [['name', 'givenName', 'familyName']],
  ProfilePage: [['mainEntity']],
  Event: [['name'], ['startDate'], ['location', 'eventAttendanceMode']],
  BreadcrumbList: [['itemListElement']],
  Course: [['name'], ['description']],
  Dataset: [['name'], ['description']],
  JobPosting: [['title'], ['description'], ['datePosted'], ['hiringOrganization']],
  VideoObject: [['name'], ['thumbnailUrl', 'thumbnail'], ['uploadDate']],
  Movie: [['name'], ['image']],
  Service: [['name', 'serviceType']],
};

/** Types that need less than their family, or something else. */
const ownRequirements: ReadonlyMap<string, readonly Requirement[]> = new Map([
  // Google's course list: how it is taught, and when or for how long.
  ['CourseInstance', [['courseMode', 'startDate', 'courseSchedule', 'courseWorkload']]],
  ['EventSeries', [['name'], ['startDate', 'eventSchedule', 'subEvent']]],
  // Its variants have the offers, and may stand elsewhere and point back (`isVariantOf`).
  ['ProductGroup', [['name']]],
]);

/** What a thing of this type must have; null for a type without requirements. */
export function requirementsOf(type: string): readonly Requirement[] | null {
  const family = schemaFamily(type);
  return ownRequirements.get(type) ?? (family ? (requiredProperties[family] ?? null) : null);
}

/** A business in several places has the address of each in one of these. Nobody in one place is asked for them. */
export const inPlaceOfAddress: readonly string[] = ['location', 'department'];
