import { isOnly } from './schema-org-types.ts';

/** Properties that show that a thing of an unlisted type, a place or a service is a business: a car wash, a museum, a taxi. */
export const BUSINESS_MARKS = [
  'telephone',
  'openingHours',
  'openingHoursSpecification',
  'priceRange',
] as const;

/**
 * Whether a thing is described as a service (`TaxiService`), but has what only those who offer one have: a name with a telephone
 * number, opening hours or a range of prices. Its owner means the business.
 */
export const isServiceBusiness = (types: readonly string[], has: (property: string) => boolean): boolean =>
  isOnly('Service', types) && has('name') && BUSINESS_MARKS.some(has);
