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
}
