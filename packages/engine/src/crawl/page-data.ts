import type { OwnThing } from '../page/structured/own-things.ts';

/** One step of a breadcrumb: its name and its address. */
export interface TrailStep {
  name: string;
  url: string | null;
}

/** The price of a page's offer, as its head states it. */
export interface StatedPrice {
  amount: string;
  currency: string;
  /** As the page writes it: "in stock"; '' if the page does not say it. */
  availability: string;
}

/** What a page says about itself besides its text. Structured data is made from it. JSON-safe. */
export interface PageData {
  /** What its JSON-LD describes already. */
  own: OwnThing[];
  /** Schema.org types of the things that it describes as microdata or RDFa. */
  marked: string[];
  /** The breadcrumb that it shows, from the top of the site. */
  trail: TrailStep[];
  /** Its author, as stated beside its text; '' if it names none. */
  author: string;
  /** The image for social networks. */
  image: string | null;
  price: StatedPrice | null;
  /** Only for the home page: profiles of the site's owner on other sites. */
  profiles: string[];
}
