/** The product token our own crawler answers to in robots.txt. */
export const CRAWL_AGENT = 'VisibleAI';
