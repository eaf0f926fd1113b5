import type { CrawledPage, CrawledSite } from '../../crawl/crawled-site.ts';
import { ownersPages } from '../own-imprint.ts';
import { languageKey } from './site-language.ts';

/** Pages for visitors: opening hours and directions. */
const VISIT =
  /(?:^|[-_/])(?:visit(?:a|ar|er|ors?|-us)?|plan-your-visit|besuch(?:en)?|hours|opening|opening-hours|oeffnungszeiten|horaires?|horarios?|horaris?|orari|openingstijden|location|find-us|directions|anfahrt|lage|acces|access|como-llegar|dove-siamo|info)(?:[-_/.]|$)/i;
const STATING = ['contact', 'home', 'about', 'pricing', 'legal', 'faq'];

/** Pages on which a business states facts: contact, home, for visitors, about, then the imprint. */
export function statingPages(site: CrawledSite): CrawledPage[] {
  const rank = ({ kind, url }: CrawledPage) =>
    VISIT.test(new URL(url).pathname) && !STATING.includes(kind) ? 1.5 : STATING.indexOf(kind);
  const main = languageKey(site.language);
  const pages = site.pages.filter(
    (page) => rank(page) >= 0 && (languageKey(page.language) === main || page.language === ''),
  );
  return ownersPages(pages).sort((one, other) => rank(one) - rank(other));
}
