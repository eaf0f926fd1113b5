import { checkTarget } from '../../safe-fetch/check-target.ts';

/** Names that never lead to a public site (RFC 6761, RFC 6762, RFC 8375, ICANN's `.internal`). */
const LOCAL_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home\.arpa|test|invalid|example)$/i;

const isGoogle = (apiUrl: string) => /(^|\.)googleapis\.com$/i.test(URL.parse(apiUrl)?.hostname ?? '');

/**
 * Whether it makes sense to have a page measured by an API: Google cannot see a private target, so it is
 * not told about one either. An endpoint of the operator's own may well see it.
 *
 * @param allowPrivateTargets `host:port` targets that are private by the operator's word.
 */
export function visibleTo(apiUrl: string, url: string, allowPrivateTargets: ReadonlySet<string>): boolean {
  if (!isGoogle(apiUrl)) return true;
  const parsed = URL.parse(url);
  if (!parsed) return false;
  const port = parsed.port || (parsed.protocol === 'https:' ? '443' : '80');
  if (allowPrivateTargets.has(`${parsed.hostname.toLowerCase()}:${port}`)) return false;
  return checkTarget(url, new Set()).ok && !LOCAL_NAME.test(parsed.hostname.replace(/\.$/, ''));
}
