/** The initial lines of the form. A line that would block a page of the site is left out. */
export const suggestedPaths: readonly string[] = ['/admin', '/private', '/api', '/temp'];

/** The initial delay of the form. Crawlers use it anyway, so it is only written if it was changed. */
export const USUAL_CRAWL_DELAY = 1;
