/** What a site says, as far as it was read: what a panel is suggested from. All but its address and name may be missing. */
export interface SiteFacts {
  /** Where the site begins. */
  siteUrl: string;
  /** As its owner called it, or its host. */
  siteName: string;
  /** BCP 47, that of most of its pages; null where nobody knows. */
  language: string | null;
  /** Where its customers are, ISO 3166-1 alpha-2; null where nobody knows. */
  country: string | null;
  /** What its structured data calls the organisation behind it, and the other names it gives it there. */
  organisation: string | null;
  alsoNamed: readonly string[];
  /** The home page first, then the others as they were read, without pages that are known to be hidden on purpose. */
  pages: readonly {
    url: string;
    title: string | null;
    headings: readonly string[];
    /** Of its text; null where nobody knows. */
    language: string | null;
  }[];
  /** Questions that it answers, with the page that does. */
  questions: readonly { text: string; url: string }[];
}
