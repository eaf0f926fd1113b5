/** When somebody is there: a day or a run of days as the page writes them, and the hours. */
export interface OpeningHours {
  /** Names of schema.org ("Monday"), or what the page writes. */
  days: string[];
  /** "09:00-18:00", or as written. */
  hours: string;
}

/** What a page states of the business behind the site, in structured data and in links to call or write. JSON-safe. */
export interface BusinessFacts {
  /** Schema.org types of the thing, e.g. `LocalBusiness`; empty where only links were found. */
  types: string[];
  name: string;
  phones: string[];
  emails: string[];
  /** In one line, '' when there is none. */
  address: string;
  hours: OpeningHours[];
  areas: string[];
  founders: string[];
  /** What is sold, with its price as written: "€15". */
  offers: { name: string; price: string }[];
  /** Lines of the page's footer and `<address>`: short texts, as they stand. */
  lines: string[];
}
