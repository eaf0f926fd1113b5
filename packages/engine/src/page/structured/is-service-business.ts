import { isOnly } from './schema-org-types.ts';

/** Properties that show that a thing of an unlisted type, a place or a service is a business: a car wash, a museum, a taxi. */
export const BUSINESS_MARKS = [
  'telephone',
  'openingHours',
  'openingHoursSpecification',
  'priceRange',
] as const;

/** Places that have sites of their own, for which schema.org has no business: a parish is a church there. */
const RUN_THEMSELVES = new Set([
  'Aquarium',
  'BuddhistTemple',
  'CatholicChurch',
  'Church',
  'CityHall',
  'EventVenue',
  'HinduTemple',
  'Mosque',
  'Museum',
  'MusicVenue',
  'PerformingArtsTheater',
  'PlaceOfWorship',
  'Synagogue',
  'Zoo',
]);

/**
 * Whether a thing is described as a service (`TaxiService`) or as a place that is run (`Church`), but has what only those behind one
 * have: a name with a telephone number, opening hours or a range of prices. Its owner means the business.
 */
export const isServiceBusiness = (types: readonly string[], has: (property: string) => boolean): boolean =>
  (isOnly('Service', types) || types.some((type) => RUN_THEMSELVES.has(type))) &&
  has('name') &&
  BUSINESS_MARKS.some(has);
