import { checkTarget } from '../../safe-fetch/check-target.ts';

/** Names that never lead to a public site (RFC 6761, RFC 6762, RFC 8375, ICANN's `.internal`). */
const LOCAL_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home\.arpa|test|invalid|example)$/i;

const isGoogle = (apiUrl: string) => /(^|\.)googleapis\.com$/i.test(URL.parse(apiUrl)?.hostname ?? '');

/**
 * Whether an API can measure a page: Google cannot see a private target, so we do not tell it about one. The
 * operator's own endpoint may see it.
 *
 * @param allowPrivateTargets private `host:port` targets that the operator allows.
 */
export function visibleTo(apiUrl: string, url: string, allowPrivateTargets: ReadonlySet<string>): boolean {
  if (!isGoogle(apiUrl)) return true;
  const parsed = URL.parse(url);
  if (!parsed) return false;
  const port = parsed.port || (parsed.protocol === 'https:' ? '443' : '80');
  if (allowPrivateTargets.has(`${parsed.hostname.toLowerCase()}:${port}`)) return false;
  return checkTarget(url, new Set()).ok && !LOCAL_NAME.test(parsed.hostname.replace(/\.$/, ''));
}
