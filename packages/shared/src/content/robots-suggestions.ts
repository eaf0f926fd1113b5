/** The lines that the form starts from. One that would close a page of the site is left out. */
export const suggestedPaths: readonly string[] = ['/admin', '/private', '/api', '/temp'];

/** The delay that the form shows: what crawlers keep to by themselves, so that it is only written when changed. */
export const USUAL_CRAWL_DELAY = 1;
