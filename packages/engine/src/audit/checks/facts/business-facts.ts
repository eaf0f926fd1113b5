import { isHomePage } from '../../../page/index-file.ts';
import type { PageFacts } from '../../../page/page-facts.ts';
import { givesPhone } from '../../../page/stated/is-sample-phone.ts';
import { businessOf, isOfFamily } from './business-of.ts';
import { isArticle } from './is-article.ts';
import { isShop } from './is-shop.ts';

export type FactName = 'address' | 'phone' | 'hours' | 'prices';

/** One thing that customers must know, and where the page says it. */
export interface BusinessFact {
  name: FactName;
  /** As the page's text states it. */
  inText: string[];
  /** As the structured data states it. */
  inData: string[];
}

/** These visit their customers or see them by appointment, or may not be open to visitors: nobody asks when they are open. */
const BY_APPOINTMENT =
  /^(?:InsuranceAgency|RealEstateAgent|Attorney|LegalService|Notary|AccountingService|FinancialService|MovingCompany|Locksmith|Plumber|Electrician|HVACBusiness|HousePainter|RoofingContractor|GeneralContractor|HomeAndConstructionBusiness|ProfessionalService|TravelAgency|ChildCare|LodgingBusiness|VacationRental|Hotel|BedAndBreakfast|Campground|Hostel|Motel|Resort|EmploymentAgency|LocalBusiness|Organization)$/;
/** These businesses sell things at prices that anybody may know. */
const PRICED =
  /^(?:Bakery|CafeOrCoffeeShop|Restaurant|BarOrPub|IceCreamShop|FastFoodRestaurant|FoodEstablishment|Hotel|BedAndBreakfast|Campground|Hostel|Motel|Resort|LodgingBusiness|VacationRental|HairSalon|BeautySalon|NailSalon|DaySpa|HealthAndBeautyBusiness|BikeStore|AutoRepair|DryCleaningOrLaundry|ExerciseGym|.*Store|Florist|MovieTheater|AmusementPark|TouristAttraction|Museum)$/;
/** Types that name who is behind a page, or who it is about. */
const OWN = new Set(['publisher', 'provider', 'seller', 'offeredBy', 'about', 'mainEntity']);
const COMPANIES = ['LocalBusiness', 'Organization'];

const said = (values: readonly string[] | undefined) =>
  (values ?? []).map((value) => value.trim()).filter((value) => value !== '' && !/^\[/.test(value));

/** The businesses in the page's data that belong to the page itself. The employer or brand of somebody else does not count. */
const companies = (page: PageFacts) =>
  page.structuredData.nodes.filter(
    (node) => isOfFamily(node, COMPANIES) && (node.within === null || OWN.has(node.within)),
  );

const ADDRESS_PARTS = ['streetAddress', 'postalCode', 'addressLocality'];

function addressesInData(page: PageFacts): string[] {
  const written = companies(page).flatMap(({ properties }) => said(properties.address));
  const nested = page.structuredData.nodes
    .filter(({ types, within }) => types.includes('PostalAddress') && within !== 'jobLocation')
    .map(({ properties }) => ADDRESS_PARTS.flatMap((part) => said(properties[part])[0] ?? []).join(', '));
  return [...written, ...nested].filter((text) => text !== '');
}

const hoursInData = (page: PageFacts): string[] => [
  ...companies(page).flatMap(({ properties }) => said(properties.openingHours)),
  ...page.structuredData.nodes.flatMap(({ types, properties }) => {
    const [opens, closes] = [said(properties.opens)[0], said(properties.closes)[0]];
    const days = said(properties.dayOfWeek).map((day) => day.replace(/^.*\//, ''));
    return types.includes('OpeningHoursSpecification') && opens && closes
      ? [`${days.join(', ')} ${opens}-${closes}`.trim()]
      : [];
  }),
];

/** What the page's own things are offered for. */
const pricesInData = (page: PageFacts): string[] => [
  ...companies(page).flatMap(({ properties }) => said(properties.priceRange)),
  ...page.structuredData.nodes.flatMap(({ types, properties }) =>
    types.some((type) => /^(?:Aggregate)?Offer$|PriceSpecification$/.test(type))
      ? said(properties.price ?? properties.lowPrice).map((price) =>
          `${price} ${said(properties.priceCurrency)[0] ?? ''}`.trim(),
        )
      : [],
  ),
];

const phonesInData = (page: PageFacts): string[] => [
  ...companies(page).flatMap(({ properties }) => said(properties.telephone)),
  ...page.structuredData.nodes.flatMap(({ types, properties }) =>
    types.includes('ContactPoint') ? said(properties.telephone) : [],
  ),
];

/** Whether the page is about a business that people visit or call, and not an article or a program. */
function ownerType(page: PageFacts, url: string): string | null {
  const isDescribed = companies(page).some((node) => isOfFamily(node, ['LocalBusiness']));
  // Plugins describe every page as an article, the first one of a business as well.
  if (isArticle(page) && !(isDescribed && isHomePage(url))) return null;
  const owner = businessOf(page, url);
  if (!owner.isLocal) return null;
  const isProgram = page.structuredData.nodes.some(
    (node) => node.within === null && isOfFamily(node, ['SoftwareApplication']),
  );
  if (isProgram && !isDescribed) return null;
  const { addresses, hours, prices } = page.stated;
  // Any page may contain an address or a price, so one of them alone proves nothing.
  const isReachable =
    givesPhone(page.stated) && (hours.length > 0 || (addresses.length > 0 && prices.length > 0));
  const isPlain = owner.type === 'LocalBusiness' || owner.type === 'Organization';
  return isDescribed || !isPlain || isReachable ? owner.type : null;
}

/** Whether the page sells one thing, whoever the seller is. */
export const isOffer = (page: PageFacts) =>
  page.structuredData.nodes.some(
    (node) => node.within === null && isOfFamily(node, ['Product']) && said(node.properties.name).length > 0,
  );

/** The facts that a page must state about the business behind it, and where it states them. Empty if there is no business. */
export function wantedFacts(page: PageFacts, url: string): BusinessFact[] {
  const type = ownerType(page, url);
  const wanted: FactName[] =
    type === null
      ? (isOffer(page) || isShop(page)) && !isArticle(page)
        ? ['prices']
        : []
      : [
          'address',
          'phone',
          ...(BY_APPOINTMENT.test(type) ? [] : (['hours'] as const)),
          ...(PRICED.test(type) ? (['prices'] as const) : []),
        ];
  return statedTwice(page).filter(({ name }) => wanted.includes(name));
}

/**
 * All four facts, as the text and as the data state them. Facts that nobody needs are included, because they can
 * contradict each other too.
 */
export const statedTwice = (page: PageFacts): BusinessFact[] => [
  { name: 'address', inText: page.stated.addresses, inData: addressesInData(page) },
  { name: 'phone', inText: page.stated.phones, inData: phonesInData(page) },
  { name: 'hours', inText: page.stated.hours, inData: hoursInData(page) },
  { name: 'prices', inText: page.stated.prices, inData: pricesInData(page) },
];
