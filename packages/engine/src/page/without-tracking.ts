/** Parameters about the visitor's origin or identity, not about the page. */
export const TRACKING =
  /^(?:utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|yclid|twclid|ttclid|igshid|igsh|mc_cid|mc_eid|_ga|_gl|_hs\w+|mkt_tok|pk_\w+|mtm_\w+|piwik_\w+|matomo_\w+|oly_\w+_id|vero_\w+|ref_src|referrer|spm|trk\w*|cmpid|campaignid)$/i;

/** An address without such parameters. */
export function withoutTracking(address: string): string {
  if (!address.includes('?')) return address;
  const url = URL.parse(address);
  const names = url ? [...url.searchParams.keys()] : [];
  if (!url || !names.some((name) => TRACKING.test(name))) return address;
  for (const name of names) if (TRACKING.test(name)) url.searchParams.delete(name);
  return url.href;
}
