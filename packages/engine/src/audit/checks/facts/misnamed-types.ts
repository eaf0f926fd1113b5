import type { PageFacts } from '../../../page/page-facts.ts';
import { schemaFamily, schemaTypes } from '../../../page/structured/schema-org-types.ts';

/** Names that people expect in schema.org and that it does not have, each with the one that it has for the same thing. */
const NAMES: Record<string, string> = {
  App: 'SoftwareApplication',
  Author: 'Person',
  Bar: 'BarOrPub',
  Barber: 'HairSalon',
  BarberShop: 'HairSalon',
  BlogPost: 'BlogPosting',
  Breadcrumb: 'BreadcrumbList',
  Breadcrumbs: 'BreadcrumbList',
  Business: 'LocalBusiness',
  Cafe: 'CafeOrCoffeeShop',
  CarDealer: 'AutoDealer',
  CarRental: 'AutoRental',
  CarRepair: 'AutoRepair',
  CarWash: 'AutoWash',
  CoffeeShop: 'CafeOrCoffeeShop',
  Company: 'Organization',
  Doctor: 'Physician',
  FAQ: 'FAQPage',
  Guesthouse: 'LodgingBusiness',
  GuestHouse: 'LodgingBusiness',
  Gym: 'ExerciseGym',
  Hairdresser: 'HairSalon',
  HolidayHome: 'VacationRental',
  HolidayHouse: 'VacationRental',
  Job: 'JobPosting',
  Kindergarten: 'Preschool',
  LawFirm: 'LegalService',
  Lawyer: 'Attorney',
  OnlineShop: 'OnlineStore',
  Pizzeria: 'Restaurant',
  Pub: 'BarOrPub',
  RealEstateAgency: 'RealEstateAgent',
  Shop: 'Store',
  Software: 'SoftwareApplication',
  Spa: 'DaySpa',
  Supermarket: 'GroceryStore',
  University: 'CollegeOrUniversity',
  Veterinarian: 'VeterinaryCare',
  VetClinic: 'VeterinaryCare',
};

/** Names are written exactly so: `localBusiness` is none. */
const BY_LETTERS = new Map([...schemaTypes, 'WebPage', 'ItemList'].map((type) => [type.toLowerCase(), type]));

/** The types on the page that schema.org does not have, each once, with its name there. Others may be new or of another vocabulary. */
export function misnamedTypes(page: PageFacts): { type: string; name: string }[] {
  const all = new Set(page.structuredData.nodes.flatMap(({ types }) => types));
  return [...all].flatMap((type) => {
    const name = NAMES[type] ?? BY_LETTERS.get(type.toLowerCase());
    return name === undefined || name === type || schemaFamily(type) !== null || all.has(name)
      ? []
      : [{ type, name }];
  });
}
