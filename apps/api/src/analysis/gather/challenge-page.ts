import type { FetchedResource } from '../../infra/safe-fetch/fetch-result.ts';

const LOOKED_AT_BYTES = 64 * 1024;

/** What the usual guards put before a page: the header or markup only they send. */
const MARKS: readonly (readonly [guard: string, mark: RegExp])[] = [
  ['Cloudflare', /<title>\s*(?:Just a moment|Attention Required! \| Cloudflare)/i],
  ['Cloudflare', /window\._cf_chl_opt\b/],
  ['DataDome', /captcha-delivery\.com\/|geo\.captcha-delivery/i],
  ['HUMAN', /id=["']?px-captcha\b/i],
  ['Imperva', /_Incapsula_Resource\?/],
  ['AWS WAF', /window\.awsWafCookieDomainList|token\.awswaf\.com\//],
];

/** The guard whose "prove you are human" page stands in for the page; null when it is the page itself. */
export function challengePage({ headers, body }: FetchedResource): string | null {
  if (headers['cf-mitigated']?.includes('challenge')) return 'Cloudflare';
  if (headers['x-amzn-waf-action']) return 'AWS WAF';
  const start = new TextDecoder('latin1').decode(body.subarray(0, LOOKED_AT_BYTES));
  return MARKS.find(([, mark]) => mark.test(start))?.[0] ?? null;
}
