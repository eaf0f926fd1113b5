import type { SchemaFamily } from '../../../page/structured/schema-org-types.ts';

/** One requirement: any of these properties will do. */
export type Requirement = readonly [string, ...string[]];

/**
 * What a thing must say of itself to be of use, by family: Google's required properties where it documents
 * the type, else the few without which the thing is not identified. What may stand nested as a mere
 * mention (an author, a publisher) needs no more than its name.
 * @see https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
export const requiredProperties: Partial<Record<SchemaFamily, readonly Requirement[]>> = {
  Organization: [['name', 'legalName']],
  LocalBusiness: [['name'], ['address']],
  WebSite: [['name'], ['url', '@id']],
  FAQPage: [['mainEntity']],
  QAPage: [['mainEntity']],
  Article: [['headline', 'name'], ['author'], ['datePublished', 'dateModified']],
  Product: [['name'], ['offers', 'review', 'aggregateRating', 'hasVariant']],
  // A price of nothing is a price; a specification or a range says it, too.
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
