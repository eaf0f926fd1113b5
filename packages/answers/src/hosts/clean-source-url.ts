import { parseUrl } from '@visible-ai/shared/network/parse-url';
import { percentDecoded } from '@visible-ai/shared/network/percent-decoded';

/** Parameters that only tell where a visitor came from: without them the page is the same. */
const tracking =
  /^(?:utm_\w+|gclid|gclsrc|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|yclid|igshid|srsltid|mc_[ce]id|_hs(?:enc|mi)|mkt_tok|vero_(?:id|conv))$/i;
const longest = 2048;

/**
 * The address of a source in its stored form: a web address without tracking parameters, fragment, user name
 * and password. One that is too long loses its query, then its path, so that its host is kept.
 *
 * @returns null if it is not a web address.
 */
export function cleanSourceUrl(url: string): string | null {
  const parsed = parseUrl(url);
  if (parsed?.protocol !== 'http:' && parsed?.protocol !== 'https:') return null;
  parsed.hash = '';
  parsed.username = '';
  parsed.password = '';
  // The other parameters stay exactly as written: a site may distinguish `a=1+2` from `a=1%202`.
  const kept = parsed.search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !tracking.test(nameOf(pair)));
  parsed.search = kept.join('&');
  if (parsed.href.length > longest) parsed.search = '';
  if (parsed.href.length > longest) parsed.pathname = '/';
  return parsed.href.length > longest ? null : parsed.href;
}

const nameOf = (pair: string): string => percentDecoded(pair.split('=', 1)[0] ?? '');
