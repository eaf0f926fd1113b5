/** What describes a page and no article: plugins that write an article for each post write this for the other pages. */
const PLAIN_PAGE = /^(?:WebPage|ItemPage|AboutPage|ContactPage|CheckoutPage|CollectionPage)$/;
/** What has a type of its own is that, and no article. */
const OTHER_THING =
  /^(?:Podcast(?:Episode|Series)|Recipe|\w*Event|JobPosting|RealEstateListing|DiscussionForumPosting|QAPage)$/;

interface ArticleSigns {
  openGraphType: string;
  /** Schema.org types of what the page describes. */
  types: readonly string[];
  /** Whether the page names its author or the day when it was published. */
  isSigned: boolean;
}

/**
 * Whether a page without an article in its data is one by og:type. Many systems write og:type “article” on every page but the
 * home page, so alone it says nothing.
 */
export const saysArticle = ({ openGraphType, types, isSigned }: ArticleSigns): boolean =>
  openGraphType === 'article' &&
  isSigned &&
  !types.some((type) => PLAIN_PAGE.test(type) || OTHER_THING.test(type));
