import type { CrawledSite } from '../../crawl/crawled-site.ts';
import { givesPhone } from '../../page/stated/is-sample-phone.ts';
import { isAddressHeading, writtenAddress } from './written-address.ts';

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
    key.some((page) => {
      const { kind, business } = page;
      // Under a heading of its own it is told to those who come.
      const placed = page.sections.filter(({ heading }) => isAddressHeading(heading));
      return (
        kind === 'pricing' ||
        (placed.length > 0 && writtenAddress([{ ...page, sections: placed }]) !== '') ||
        (business !== undefined &&
          (givesPhone(business) ||
            business.address !== '' ||
            writtenAddress([{ ...page, sections: [] }]) !== '' ||
            business.hours.length > 0 ||
            business.offers.length > 0 ||
            business.types.some((type) =>
              /Business|Store|Agency|Restaurant|Service|Museum|Hotel|Dentist|Physician|Clinic|Pharmacy|Cafe|Bakery|Attorney/.test(
                type,
              ),
            )))
      );
    })
  );
}
