import type { FetchedResource } from '../../safe-fetch/fetch-result.ts';

const LOOKED_AT_BYTES = 64 * 1024;

/** A page that only asks visitors to prove something is short. */
const CHALLENGE_BYTES = 12 * 1024;

interface Mark {
  guard: string;
  mark: RegExp;
  /** Guards put the same code into pages that they let through: only a short page is a challenge. */
  everywhere?: true;
  /** Other pages may quote the code: a page as short as a challenge is one for certain. */
  alone?: true;
  /** It lets nobody prove anything: the request is refused, with status 200. */
  refuses?: true;
}

/** What the common guards show instead of a page. */
const MARKS: readonly Mark[] = [
  { guard: 'Cloudflare', mark: /<title>\s*(?:Just a moment|Attention Required! \| Cloudflare)/i },
  { guard: 'Cloudflare', mark: /window\._cf_chl_opt\b/ },
  { guard: 'Vercel', mark: /<title>\s*Vercel Security Checkpoint/i },
  { guard: 'Anubis', mark: /<title>\s*Making sure you(?:['’]|&#0?39;|&#x27;|&rsquo;)re not a bot!/i },
  { guard: 'Imperva', mark: /<title>\s*Pardon Our Interruption/i },
  { guard: 'DDoS-Guard', mark: /<title>\s*DDoS-Guard\b/i },
  { guard: 'Sucuri', mark: /\bsucuri_cloudproxy_js\b/, alone: true },
  { guard: 'SiteGround', mark: /\/\.well-known\/sgcaptcha\//, alone: true },
  { guard: 'Imunify360', mark: /<title>\s*One moment, please\.\.\.|\bImunify360\b/i, alone: true },
  { guard: 'Akamai', mark: /\/_sec\/cp_challenge\/|[?&]bm-verify=/, alone: true },
  { guard: 'Fastly', mark: /<title>\s*Client Challenge\s*</i, alone: true },
  { guard: 'Alibaba Cloud', mark: /\bacw_sc__v2\b|\baliyun_waf_/, alone: true },
  {
    guard: 'A firewall (F5)',
    mark: /<title>\s*Request Rejected\s*<[\s\S]{0,400}(?:The requested URL was rejected|support ID)/i,
    alone: true,
    refuses: true,
  },
  // The cookie that free hosts of PHP pages let a script compute.
  { guard: 'The web host', mark: /document\.cookie\s?=\s?["']__test=/, alone: true },
  { guard: 'DataDome', mark: /captcha-delivery\.com\/|geo\.captcha-delivery/i, everywhere: true },
  { guard: 'HUMAN', mark: /id=["']?px-captcha\b/i, everywhere: true },
  { guard: 'Imperva', mark: /_Incapsula_Resource\?/, everywhere: true },
  {
    guard: 'AWS WAF',
    mark: /window\.awsWafCookieDomainList|token\.awswaf\.com\//,
    everywhere: true,
  },
];

export interface Challenge {
  guard: string;
  /** Detected by a header or by a unique mark; without them it may be a short page behind the guard. */
  certain: boolean;
  refuses?: true | undefined;
}

/** What a guard does, as the second half of a sentence about it. */
export const whatItDoes = ({ refuses }: Challenge): string =>
  refuses ? 'refuses the request' : 'asks to prove that a person with a browser is there';

/** What the headers alone say about a challenge. */
export function challengeInHeaders({ headers }: Pick<FetchedResource, 'headers'>): Challenge | null {
  if (headers['cf-mitigated']?.includes('challenge')) return { guard: 'Cloudflare', certain: true };
  if (headers['x-vercel-mitigated']?.includes('challenge')) return { guard: 'Vercel', certain: true };
  if (headers['x-amzn-waf-action']) return { guard: 'AWS WAF', certain: true };
  return null;
}

/** The "prove you are human" page that replaces the page; null if it is the page itself. */
export function challengePage(resource: FetchedResource): Challenge | null {
  const told = challengeInHeaders(resource);
  if (told) return told;
  const { body } = resource;
  const start = new TextDecoder('latin1').decode(body.subarray(0, LOOKED_AT_BYTES));
  const short = body.length < CHALLENGE_BYTES;
  const found = MARKS.find(
    ({ mark, everywhere, alone }) => (short || !(everywhere || alone)) && mark.test(start),
  );
  return found ? { guard: found.guard, certain: !found.everywhere, refuses: found.refuses } : null;
}
