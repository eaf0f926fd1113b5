/** The product token of our own crawler in robots.txt. */
export const CRAWL_AGENT = 'VisibleAI';
