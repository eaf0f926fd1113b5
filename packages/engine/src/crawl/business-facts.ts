/** When a business is open: a day or a range of days as the page writes them, and the hours. */
export interface OpeningHours {
  /** Names of schema.org ("Monday"), or what the page writes. */
  days: string[];
  /** "09:00-18:00", or as written. */
  hours: string;
}

/**
 * What a page says about the business behind the site, in structured data and in phone and mail links.
 * JSON-safe.
 */
export interface BusinessFacts {
  /** Schema.org types of the business, e.g. `LocalBusiness`; empty if only links were found. */
  types: string[];
  name: string;
  phones: string[];
  /** Numbers that only show how one looks, as templates do; if there are some. */
  samplePhones?: string[];
  emails: string[];
  /** On one line, '' if there is none. */
  address: string;
  hours: OpeningHours[];
  areas: string[];
  founders: string[];
  /** What it sells, with its price as written: "€15". */
  offers: { name: string; price: string }[];
  /** Plans that the page shows in cards, each with its one price as written; left out if it shows none. */
  cards?: { name: string; price: string }[];
  /** Lines of the page's footer and `<address>`: short texts, unchanged. */
  lines: string[];
}
