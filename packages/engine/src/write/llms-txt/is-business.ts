import type { CrawledSite } from '../../crawl/crawled-site.ts';

/**
 * Whether the site belongs to a business that can be called or visited, or sells something: a firm, a shop, a
 * practice.
 */
export function isBusiness(site: CrawledSite): boolean {
  const key = site.pages.filter(
    ({ kind }) => kind === 'home' || kind === 'contact' || kind === 'about' || kind === 'pricing',
  );
  const sells = site.pages.some(
    ({ kind, business }) => kind === 'product' && business && business.offers.length > 0,
  );
  return (
    sells ||
    key.some(
      ({ kind, business }) =>
        kind === 'pricing' ||
        (business !== undefined &&
          (business.phones.length > 0 ||
            business.address !== '' ||
            business.hours.length > 0 ||
            business.offers.length > 0 ||
            business.types.some((type) =>
              /Business|Store|Agency|Restaurant|Service|Museum|Hotel|Dentist|Physician|Clinic|Pharmacy|Cafe|Bakery|Attorney/.test(
                type,
              ),
            ))),
    )
  );
}
