import { parseUrl } from '@visible-ai/shared/network/parse-url';

/** What only tells who sent a visitor: the page is the same without. */
const tracking =
  /^(?:utm_\w+|gclid|gclsrc|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|yclid|igshid|srsltid|mc_[ce]id|_hs(?:enc|mi)|mkt_tok|vero_(?:id|conv))$/i;
const longest = 2048;

/**
 * The address of a source as it is kept: of the web, without tracking parameters, fragment, user name and password. One
 * that is too long loses its query, then its path: whose page it is must not be lost.
 *
 * @returns null for what is no address of the web.
 */
export function cleanSourceUrl(url: string): string | null {
  const parsed = parseUrl(url);
  if (parsed?.protocol !== 'http:' && parsed?.protocol !== 'https:') return null;
  parsed.hash = '';
  parsed.username = '';
  parsed.password = '';
  // Parameters that stay are left as they were written: a site may tell `a=1+2` from `a=1%202`.
  const kept = parsed.search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !tracking.test(nameOf(pair)));
  parsed.search = kept.join('&');
  if (parsed.href.length > longest) parsed.search = '';
  if (parsed.href.length > longest) parsed.pathname = '/';
  return parsed.href.length > longest ? null : parsed.href;
}

function nameOf(pair: string): string {
  const name = pair.split('=', 1)[0] ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
