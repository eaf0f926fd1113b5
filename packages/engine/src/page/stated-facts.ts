/** What the text of a page states of whoever is behind it: each as it stands there, at most a few. */
export interface StatedFacts {
  phones: string[];
  emails: string[];
  /** Postal addresses, in one line each. */
  addresses: string[];
  /** Lines or sentences that say when somebody is there. */
  hours: string[];
  prices: string[];
}
