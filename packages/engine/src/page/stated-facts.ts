/** What the page's text says about its publisher: each unchanged, at most a few. */
export interface StatedFacts {
  phones: string[];
  /** Numbers that only show how one looks, such as a template leaves behind; they are no telephone numbers. */
  samplePhones?: string[];
  emails: string[];
  /** Postal addresses, in one line each. */
  addresses: string[];
  /** Lines or sentences with opening hours. */
  hours: string[];
  prices: string[];
  /** The one thing that the page sells; left out if it sells none, or several. */
  offer?: StatedOffer;
}

/** A thing that a page sells, with the price that it shows. */
export interface StatedOffer {
  name: string;
  /** As data write it: "1299.50". */
  price: string;
  /** ISO 4217; '' if the page does not show which "$" or "kr" it means. */
  currency: string;
  /** Null if the page does not say. */
  availability: 'InStock' | 'OutOfStock' | null;
}
