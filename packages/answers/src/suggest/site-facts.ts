/** What is known about a site, for suggestions. Everything but its address and name may be missing. */
export interface SiteFacts {
  /** The address at which the site begins. */
  siteUrl: string;
  /** The name that its owner gave it, or its host. */
  siteName: string;
  /** BCP 47, the language of most of its pages; null if unknown. */
  language: string | null;
  /** The country of its customers, ISO 3166-1 alpha-2; null if unknown. */
  country: string | null;
  /** The name of its organisation in its structured data, and the other names there. */
  organisation: string | null;
  alsoNamed: readonly string[];
  /**
   * The home page first, then the others in the order of reading, without pages that are hidden on purpose.
   */
  pages: readonly {
    url: string;
    title: string | null;
    headings: readonly string[];
    /** Of its text; null if unknown. */
    language: string | null;
  }[];
  /** Questions that it answers, with the page of the answer. */
  questions: readonly { text: string; url: string }[];
}
