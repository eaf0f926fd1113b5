import type { CrawledPage, CrawledSite } from '../../crawl/crawled-site.ts';
import { plainName } from '../plain-name.ts';
import { somePaths } from '../some-paths.ts';
import { statingPages } from './stating-pages.ts';
import { writtenAddress } from './written-address.ts';

/** A postal code within an address, with the letters of a country before it: "D-31134". */
const CODE =
  /(?<![\p{L}\p{N}-])(?:[A-Z]{1,2}-)?(\d{3}-\d{4}|\d{2}-\d{3}|\d{3}\s\d{2}|\d{4,6}|[A-Z]{1,2}\d[\dA-Z]?\s?\d[A-Z]{2})(?![\p{L}\p{N}])/gu;

interface Place {
  /** Street and town, as they are written. */
  text: string;
  code: string;
  url: string;
}

/** Street, number and town of an address, and its code; null if it has no code beside a street with a number. */
function placeOf(address: string, url: string): Place | null {
  // The number of a house may look like a code, and stands before it.
  const found = [...address.matchAll(CODE)].at(-1);
  const [written, code] = found ?? [];
  if (!found || written === undefined || code === undefined) return null;
  const parts = address
    .replace(written, ',')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const street = parts.findIndex((part) => /\p{N}/u.test(part));
  if (street === -1 || parts.length < 2) return null;
  // The name before a street is no part of the place, but a town is, which stands there in Hungary: "7621 Pécs, Király utca 12".
  return { text: parts.slice(found.index === 0 ? 0 : street).join(', '), code, url };
}

const bareCode = (code: string) => code.replace(/[\s-]/g, '');
/** Two codes of one country that are not the same one in two spellings. */
const areOtherCodes = (one: string, other: string) =>
  bareCode(one) !== bareCode(other) && bareCode(one).length === bareCode(other).length;

/** The addresses of a page: in its data, in its footer, in its text. */
const addressesOf = (page: CrawledPage): string[] => {
  const { business, ...rest } = page;
  return [business?.address ?? '', writtenAddress([{ ...page, sections: [] }]), writtenAddress([rest])];
};

/**
 * Tells that one street and town stand with two postal codes: one of them is wrong.
 *
 * @param written the file, which may have one of them.
 */
export function postalCodeNotes(site: CrawledSite, written: string): string[] {
  const alike = new Map<string, Place[]>();
  for (const page of statingPages(site))
    for (const place of addressesOf(page).flatMap((address) => placeOf(address, page.url) ?? [])) {
      const key = plainName(place.text);
      const known = alike.get(key);
      if (known) known.push(place);
      else alike.set(key, [place]);
    }
  for (const [first, ...others] of alike.values()) {
    const other = others.find(({ code }) => areOtherCodes(code, first?.code ?? ''));
    if (!first || !other) continue;
    const on = (wanted: Place) =>
      somePaths([
        ...new Set([first, ...others].filter(({ code }) => code === wanted.code).map(({ url }) => url)),
      ]);
    const has = [first.code, other.code].find((code) => written.includes(code));
    return [
      `“${first.text}” stands with the postal code ${first.code} on ${on(first)} and with ${other.code} on ${on(other)}. ${has ? `This file has ${has}. ` : ''}Correct the page that is wrong${has ? ', and the file if it is' : ''}.`,
    ];
  }
  return [];
}
