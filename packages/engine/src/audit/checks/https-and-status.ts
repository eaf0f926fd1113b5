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
        ? 'If the page still exists, serve it with status 200; if it has moved, redirect it permanently to its new address; if it is gone, nothing needs doing.'
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
      text: `Get a free certificate (Let’s Encrypt) for ${url.hostname} and redirect http to https permanently.`,
      snippet: {
        label: 'nginx',
        language: 'text',
        code: `server {\n  listen 80;\n  server_name ${url.hostname};\n  return 301 https://$host$request_uri;\n}`,
      },
    },
  };
}

/**
 * What a secure page loads or sends over http: browsers block scripts and frames, and upgrade or block
 * images.
 */
const insecureParts = (url: URL, page: PageFacts) => (url.protocol === 'https:' ? page.plainHttp : []);

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
        label: 'what the first address must answer',
        language: 'http',
        code: `HTTP/1.1 301 Moved Permanently\nLocation: ${response.url}`,
      },
    },
  };
}

/** What a browser blocks completely, or warns about before it sends a form. */
const BLOCKED = new Set(['script', 'link', 'style', 'iframe', 'frame', 'object', 'embed', 'form', 'button']);

function mixedVerdict(parts: PageFacts['plainHttp']): Verdict {
  const [first = { element: '', url: '' }] = parts;
  const blocked = parts.filter(({ element }) => BLOCKED.has(element));
  const more = parts.length > 1 ? ` and ${parts.length - 1} more` : '';
  const secure = first.url.replace(/^http:/i, 'https:');
  return {
    score: blocked.length > 0 ? 0.6 : 0.8,
    title: `${count(parts.length, 'address', 'addresses')} on the page still use http`,
    evidence: `The page is served over https but ${first.element === 'form' ? 'sends' : 'loads'} ${first.url} (<${first.element}>)${more} over http. ${blocked.length > 0 ? 'Browsers, and the agents that drive one, block that.' : 'Browsers upgrade or block such pictures and media.'}`,
    details: parts.map(({ element, url }) => `<${element}> ${url}`),
    fix: {
      title: 'Load everything over https',
      text: `Write ${parts.length === 1 ? 'this address' : 'these addresses'} with https, as below, or remove what has no https address. A link to another site may stay as it is.`,
      snippet: {
        label: 'wherever the page names it',
        language: 'text',
        code: `${first.url}\n→ ${secure}`,
      },
    },
  };
}

export const httpsAndStatus = defineCheck({
  id: 'https-and-status',
  title: 'https and status 200',
  group: 'access',
  why: 'Engines index pages that answer with status 200, follow only a few redirects, and prefer https (RFC 9110; Google Search Central, “HTTPS as a ranking signal” and “HTTP status codes”).',
  needs: ['response', 'page'],
  run({ response, page }) {
    if (response.status >= 400) return statusVerdict(response);
    const url = new URL(response.url);
    const local = isLoopbackHost(url.hostname);
    if (url.protocol !== 'https:' && !local) return plainHttp(url);
    const redirects = redirectFault(response);
    if (redirects) return redirects;
    const insecure = insecureParts(url, page);
    if (insecure.length > 0) return mixedVerdict(insecure);
    const way = response.redirects.length ? ` after ${count(response.redirects.length, 'redirect')}` : '';
    return {
      score: 1,
      title: local ? 'The page answers with status 200' : 'https and status 200',
      evidence: `${response.url} answers with status ${response.status}${way}.${local && url.protocol === 'http:' ? ' A local address needs no https.' : ''}`,
    };
  },
});
