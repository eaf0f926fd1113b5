import { localNumber } from '../../page/stated/local-number.ts';
import { faxesOf } from '../../page/stated/phones-of.ts';
import type { CrawledPage } from '../crawled-site.ts';

/** Where a site says how to reach it. */
const TELLING = new Set(['home', 'contact', 'about', 'legal']);

/**
 * Pages without the numbers of a fax among their telephone numbers: beside a drawing in a footer they look like the others,
 * and the contact page says what they are.
 */
export function withoutFaxes(pages: readonly CrawledPage[]): CrawledPage[] {
  const lines = pages
    .filter(({ kind }) => TELLING.has(kind))
    .flatMap(({ sections, business }) => [
      ...(business?.lines ?? []),
      ...sections.flatMap(({ text }) => text.split('\n')),
    ]);
  const faxes = new Set(faxesOf(lines).map(localNumber));
  if (faxes.size === 0) return [...pages];
  return pages.map((page) => {
    const phones = page.business?.phones.filter((phone) => !faxes.has(localNumber(phone))) ?? [];
    return page.business && phones.length < page.business.phones.length
      ? { ...page, business: { ...page.business, phones } }
      : page;
  });
}
