/** A place where a page says the name of its site, and the text there. */
export interface NameClue {
  from:
    | 'website-data'
    | 'organization-data'
    | 'open-graph'
    | 'application'
    | 'copyright'
    | 'logo'
    | 'address'
    /** The account that a page of links to profiles leads to. */
    | 'profile'
    /** An organisation with a site of its own: a university, of whose department this is. */
    | 'parent';
  text: string;
}

/** What one page contributes to the name of its site. */
export interface PageNaming {
  isHome: boolean;
  title: string;
  heading: string;
  clues: readonly NameClue[];
  /** Its description and the beginning of its text: there a site describes itself. */
  description: string;
  excerpt: string;
}
