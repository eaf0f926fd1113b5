import type { OwnThing } from '../page/structured/own-things.ts';

/** One step of a trail: what it is called, and where it leads. */
export interface TrailStep {
  name: string;
  url: string | null;
}

/** What a page offers something for, as its head says. */
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
  /** The trail that it shows, from the top of the site. */
  trail: TrailStep[];
  /** Who wrote it, as it says beside its text; '' where it does not. */
  author: string;
  /** The picture by which it is shared. */
  image: string | null;
  price: StatedPrice | null;
  /** Of the home page: where whoever is behind the site has pages elsewhere. */
  profiles: string[];
}
