import { escapeHtml } from '@visible-ai/shared/html/escape-html';
import type { PageFacts } from '../../page/page-facts.ts';
import type { PageResponse } from '../evidence.ts';
import { defineCheck, type Verdict } from './define-check.ts';
import { isLoopbackHost } from './facts/loopback-host.ts';
import { count } from './wording/count.ts';

/** Google follows up to ten hops, other fetchers fewer; more than two is already a fault of the site. */
const MOST_HOPS = 2;

function statusVerdict({ status, url }: PageResponse): Verdict {
  const gone = status === 404 || status === 410;
  return {
    score: 0,
    title: `The page answers with status ${status}`,
    evidence: `${url} answers with status ${status}: engines ${gone ? 'take it for deleted' : 'take it for broken'} and drop it.`,
    fix: {
      title: 'Answer with status 200',
      text: gone
        ? 'If the page still exists, serve it with status 200; if it has moved, redirect for good to its new address; if it is gone, nothing needs doing.'
        : 'Find out in the server’s log why the page fails, and serve it with status 200. A text shown with an error status is not indexed.',
      snippet: {
        label: 'what an engine must see',
        language: 'http',
        code: 'HTTP/1.1 200 OK\nContent-Type: text/html; charset=utf-8',
      },
    },
  };
}

function plainHttp(url: URL): Verdict {
  return {
    score: 0.3,
    title: 'The page is served without https',
    evidence: `The final address is ${url.href}: anyone on the way can read and change what engines receive, and browsers mark it “Not secure”.`,
    fix: {
      title: 'Serve the site over https',
      text: `Get a free certificate (Let’s Encrypt) for ${url.hostname} and redirect http to https for good.`,
      snippet: {
        label: 'nginx',
        language: 'text',
        code: `server {\n  listen 80;\n  server_name ${url.hostname};\n  return 301 https://$host$request_uri;\n}`,
      },
    },
  };
}

/** Addresses on an https page that lead back to http: pictures that browsers block, links that cost a hop. */
function insecureAddresses(url: URL, page: PageFacts): string[] {
  if (url.protocol !== 'https:') return [];
  const own = page.links.filter((link) => URL.parse(link.url)?.host === url.host).map((link) => link.url);
  const loaded = [...page.images.missing, page.openGraph['og:image'] ?? ''];
  return [...new Set([...own, ...loaded].filter((address) => /^http:\/\//i.test(address)))];
}

function redirectFault(response: PageResponse): Verdict | null {
  const hops = response.redirects;
  const down = hops.find(({ from, to }) => from.startsWith('https:') && to.startsWith('http:'));
  if (hops.length <= MOST_HOPS && !down) return null;
  const path = hops.map(({ from, to, status }) => `${from} → ${to} (${status})`);
  const [first] = hops;
  return {
    score: down ? 0.5 : 0.7,
    title: down ? 'A redirect leaves https' : `${count(hops.length, 'redirect')} before the page`,
    evidence: down
      ? `On the way to the page, ${down.from} redirects to ${down.to}.`
      : `${response.requestedUrl} takes ${count(hops.length, 'redirect')} to reach ${response.url}; some agents stop early, and each hop costs time.`,
    details: path,
    fix: {
      title: 'Redirect once, straight to the final address',
      text: `Let ${first?.from ?? response.requestedUrl} answer with one permanent redirect to ${response.url}.`,
      snippet: {
        label: 'HTTP response',
        language: 'http',
        code: `HTTP/1.1 301 Moved Permanently\nLocation: ${response.url}`,
      },
    },
  };
}

function mixedVerdict(addresses: string[]): Verdict {
  const [first = ''] = addresses;
  return {
    score: 0.8,
    title: `${count(addresses.length, 'address', 'addresses')} on the page still http`,
    evidence: `The page is served over https but points to ${first}${addresses.length > 1 ? ` and ${addresses.length - 1} more http addresses` : ''} of its own.`,
    details: addresses,
    fix: {
      title: 'Point to https everywhere',
      text: 'Write these addresses with https: browsers block or upgrade pictures loaded over http, and links cost a redirect.',
      snippet: {
        label: 'in your page',
        language: 'diff',
        code: `-${escapeHtml(first)}\n+${escapeHtml(first.replace(/^http:/i, 'https:'))}`,
      },
    },
  };
}

export const httpsAndStatus = defineCheck({
  id: 'https-and-status',
  title: 'https and status 200',
  group: 'access',
  why: 'Engines index what answers 200, follow few redirects, and prefer https (RFC 9110; Google Search Central, “HTTPS as a ranking signal” and “HTTP status codes”).',
  needs: ['response', 'page'],
  run({ response, page }) {
    if (response.status >= 400) return statusVerdict(response);
    const url = new URL(response.url);
    const local = isLoopbackHost(url.hostname);
    if (url.protocol !== 'https:' && !local) return plainHttp(url);
    const redirects = redirectFault(response);
    if (redirects) return redirects;
    const insecure = insecureAddresses(url, page);
    if (insecure.length > 0) return mixedVerdict(insecure);
    const way = response.redirects.length ? ` after ${count(response.redirects.length, 'redirect')}` : '';
    return {
      score: 1,
      title: local ? 'The page answers with status 200' : 'https and status 200',
      evidence: `${response.url} answers with status ${response.status}${way}.${local && url.protocol === 'http:' ? ' A local address needs no https.' : ''}`,
    };
  },
});
