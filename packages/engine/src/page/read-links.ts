import { accessibleName } from './accessible-name.ts';
import { creditsMaker } from './credits-maker.ts';
import { isProfileAddress } from './is-profile-address.ts';
import { attribute, type PageDocument, type PageElement, resolveUrl } from './page-document.ts';
import type { PageFacts } from './page-facts.ts';

const HEADINGS = /^h[1-6]$/;
/** Elements of one link that are looked at. */
const MOST_WITHIN = 30;

/** The most links read of one page; `PageReading.isCut` says that there are more. */
export const MOST_LINKS = 2000;

/** Where Cloudflare lets a link lead that hides an address for mail until its script has run: no page. */
const OF_SCRIPT = /^https?:\/\/[^/]+\/cdn-cgi\//;

/** A link around a whole card, with its date and its text: only its heading says what it leads to. */
function titleWithin(page: PageDocument, link: PageElement): PageElement | undefined {
  const end = Math.min(link.end, link.index + MOST_WITHIN);
  for (let at = link.index + 1; at < end; at += 1) {
    const inner = page.elements[at];
    if (inner && HEADINGS.test(inner.name) && accessibleName(page, inner, 200) !== '') return inner;
  }
  return undefined;
}

/** The page's `<a href>` and `<area href>` with web addresses, in order, resolved. */
export function readLinks(page: PageDocument): PageFacts['links'] {
  const links: PageFacts['links'] = [];
  for (const element of page.elements) {
    if (element.name !== 'a' && element.name !== 'area') continue;
    const url = resolveUrl(attribute(element, 'href'), page.baseUrl);
    if (!url || !/^https?:/.test(url) || url.length > 4096 || OF_SCRIPT.test(url)) continue;
    const text = accessibleName(page, titleWithin(page, element) ?? element, 200);
    const rel = (attribute(element, 'rel') ?? '').toLowerCase().slice(0, 200);
    const isMakers = isProfileAddress(url) && creditsMaker(page, element);
    links.push({
      url,
      text,
      rel,
      part: element.region.part,
      ...(isMakers ? { isMakers } : {}),
    });
    if (links.length === MOST_LINKS) break;
  }
  return links;
}
