/** Domains that only authorities get: "city.gov", "town.gov.uk", "ville.gouv.fr", "stadt.gv.at", "city.lg.jp". */
const OF_GOVERNMENT =
  /\.(?:gov|mil|(?:gov|govt|gob|gub|gouv|gv|mil)\.[a-z]{2}|(?:go|lg)\.(?:jp|kr|th|id|ke|ug|tz))$/i;

/** Whether a host, or the host of a mail address, is an authority's. */
export const isGovernmentHost = (host: string): boolean => OF_GOVERNMENT.test(host.replace(/^.*@/, ''));
