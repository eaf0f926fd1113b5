import type { PageFacts } from '../../page/page-facts.ts';
import type { PageResponse, TriedLink } from '../evidence.ts';
import { defineCheck, notApplicable, type Verdict } from './define-check.ts';
import { isGone } from './facts/gone-links.ts';
import { isLoopbackHost } from './facts/loopback-host.ts';
import { type AddressParts, parseAddress } from './facts/parse-address.ts';
import { count } from './wording/count.ts';
import { quote } from './wording/quote.ts';

const PERMANENT = new Set([301, 308]);

/** Hosts where a site is developed, not published. */
const WORKSHOP = /^(?:staging|stage|test|preprod)\d*[.-]/i;
/** These may be hosts for the public too: pages for developers, a directory of the town. */
const MAYBE_WORKSHOP = /^(?:dev|preview|local)\d*[.-]/i;
const PRIVATE =
  /(?:^|\.)(?:localhost|local|test|invalid|internal|lan)$|^(?:10|127|192\.168|172\.(?:1[6-9]|2\d|3[01]))\./i;

const plain = (host: string) => host.replace(/^www\./, '');

/**
 * Addresses that are surely mistakes: the developer's machine, a draft of the site, a host name used as a
 * path.
 */
function mistaken(
  links: PageFacts['links'],
  response: PageResponse,
): { url: string; text: string; because: string }[] {
  const own = new URL(response.url);
  if (isLoopbackHost(own.hostname)) return misspelt(links, own);
  const addresses = links.map(({ url }) => parseAddress(url));
  const ownPaths = new Set([
    own.pathname,
    ...addresses.filter(({ hostname }) => hostname === own.hostname).map(({ pathname }) => pathname),
  ]);
  /** A copy has the pages of the original; what only has a similar name has others. */
  const isDraft = ({ hostname, pathname }: AddressParts) =>
    WORKSHOP.test(hostname) || (MAYBE_WORKSHOP.test(hostname) && pathname !== '/' && ownPaths.has(pathname));
  const wrong = links.flatMap(({ url, text }) => {
    const address = parseAddress(url);
    const host = address.hostname;
    if (host === own.hostname) return [];
    if (PRIVATE.test(host) || isLoopbackHost(host))
      return [{ url, text, because: 'leads to a machine that readers cannot reach' }];
    const isOfSite = plain(host).endsWith(plain(own.hostname));
    return isOfSite && isDraft(address) && !WORKSHOP.test(own.hostname) && !MAYBE_WORKSHOP.test(own.hostname)
      ? [{ url, text, because: 'leads to a draft of the site' }]
      : [];
  });
  return [...wrong, ...misspelt(links, own)];
}

/** `href="www.example.com"` without a scheme is a path on this site. */
function misspelt(links: PageFacts['links'], own: URL) {
  return links.flatMap(({ url, text }) => {
    const { host: linked, pathname } = parseAddress(url);
    if (linked !== own.host) return [];
    const host = /(?:^|\/)(www\.[a-z0-9-]+\.[a-z]{2,}|https?:?\/+[a-z0-9.-]+)/i.exec(pathname)?.[1];
    return host
      ? [{ url, text, because: `lacks “https://” before ${host}, so it is taken for a path of this site` }]
      : [];
  });
}

const named = (text: string) => (text.trim() ? `${quote(text, 60)} ` : '');

interface Fault {
  severity: 'broken' | 'mistaken' | 'moved';
  says: string;
  advice: string;
}

function faultOf(tried: TriedLink): Fault | null {
  const { url, text, status, redirect } = tried;
  const link = `${named(text)}(${url})`;
  if (isGone(tried))
    return {
      severity: 'broken',
      says: `${link} answers with status ${status}${redirect ? `, after a redirect to ${redirect.to}` : ''}`,
      advice: `Let ${link} lead to an existing page, or remove it.`,
    };
  if (!redirect || !PERMANENT.has(redirect.status)) return null;
  const says = `${link} redirects permanently (${redirect.status}) to ${redirect.to}`;
  if (status === null)
    return {
      severity: 'mistaken',
      says,
      advice: `Check that ${link} is meant to leave the site, and link ${redirect.to} itself.`,
    };
  return { severity: 'moved', says, advice: `Write ${redirect.to} where ${link} stands.` };
}

/** Links from a secure page to its own site without https: each costs a redirect. */
const insecure = (links: PageFacts['links'], url: URL) =>
  url.protocol === 'https:'
    ? [
        ...new Set(
          links.flatMap((link) =>
            link.url.startsWith('http:') && parseAddress(link.url).hostname === url.hostname
              ? [link.url]
              : [],
          ),
        ),
      ]
    : [];

function faultsOf(page: PageFacts, response: PageResponse, tried: readonly TriedLink[]): Fault[] {
  const wrong = mistaken(page.links, response).map(
    ({ url, text, because }): Fault => ({
      severity: 'mistaken',
      says: `${named(text)}(${url}) ${because}`,
      advice: `Correct the address of ${named(text)}(${url}).`,
    }),
  );
  const plainHttp = insecure(page.links, new URL(response.url)).map(
    (url): Fault => ({
      severity: 'moved',
      says: `${url} is this site without https`,
      advice: `Write ${url.replace(/^http:/, 'https:')}.`,
    }),
  );
  const faults = [...tried.flatMap((link) => faultOf(link) ?? []), ...wrong, ...plainHttp];
  const rank = { broken: 0, mistaken: 1, moved: 2 };
  return faults.sort((one, other) => rank[one.severity] - rank[other.severity]);
}

/** One dead link of six is a fault; if half are dead, the page is not maintained. */
function scoreOf(faults: readonly Fault[]): number {
  const dead = faults.filter(({ severity }) => severity !== 'moved').length;
  return dead > 0 ? Math.max(0, 0.6 - 0.2 * (dead - 1)) : 0.8;
}

export const links = defineCheck({
  id: 'links',
  title: 'Links of the page',
  group: 'content',
  why: 'Dead links make a page look out of date to readers and to engines, and the pages behind them are not found. At most six links to the same site are tried (Google Search Central, “Crawlable links”; Bing Webmaster Guidelines).',
  needs: ['page', 'links', 'response'],
  run({ page, links: { tried }, response }): Verdict | ReturnType<typeof notApplicable> {
    const faults = faultsOf(page, response, tried);
    const [first] = faults;
    const clear = tried.filter(({ status }) => status !== null && status < 400).length;
    if (!first)
      return clear === 0
        ? notApplicable('Could not check: no link of the page to its own site was answered during the audit.')
        : {
            score: 1,
            title: `${count(clear, 'link')} tried, none broken`,
            evidence: `${tried.map(({ url }) => url).join(', ')} ${clear === 1 ? 'answers' : 'answer'} as ${clear === 1 ? 'it' : 'they'} should.`,
          };
    const dead = faults.filter(({ severity }) => severity !== 'moved').length;
    return {
      score: scoreOf(faults),
      title:
        dead > 0
          ? `${count(dead, 'link')} of the page ${dead === 1 ? 'leads' : 'lead'} nowhere`
          : `${count(faults.length, 'link')} of the page ${faults.length === 1 ? 'redirects' : 'redirect'}`,
      evidence: `${first.says}${faults.length > 1 ? `, and ${faults.length - 1} more` : ''}. Tried: ${count(tried.length, 'link')}.`,
      details: faults.map(({ says }) => says),
      fix: {
        title: dead > 0 ? 'Correct the links' : 'Link the final addresses',
        text: [...new Set(faults.map(({ advice }) => advice))].slice(0, 6).join(' '),
      },
    };
  },
});
