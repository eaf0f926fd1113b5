import type { PageFacts } from '../../../page/page-facts.ts';
import type { StatedOffer } from '../../../page/stated-facts.ts';
import { ownDescriptions } from '../facts/own-descriptions.ts';
import { toFillIn } from '../wording/json-ld-snippet.ts';

/** The thing that a page sells, as JSON-LD with what the page shows of it and nothing else. */
export function draftProduct(page: PageFacts, url: string, offer: StatedOffer): Record<string, unknown> {
  const { name, price, currency, availability } = offer;
  const image = page.openGraph['og:image'];
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name,
    description: ownDescriptions(page)[0],
    image: image && URL.canParse(image) ? image : undefined,
    offers: {
      '@type': 'Offer',
      url,
      price,
      priceCurrency: currency || toFillIn('the currency, such as USD'),
      availability: availability === null ? undefined : `https://schema.org/${availability}`,
    },
  };
}
