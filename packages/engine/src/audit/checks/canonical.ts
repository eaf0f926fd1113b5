import type { Snippet } from '@visible-ai/shared/analysis/schema';
import { escapeHtml } from '@visible-ai/shared/html/escape-html';
import type { PageResponse } from '../evidence.ts';
import { defineCheck, type Verdict } from './define-check.ts';
import { type NamedCanonical, namedCanonicals } from './facts/canonical-addresses.ts';
import { type AddressRelation, addressRelation } from './facts/same-address.ts';
import { quote, quoteList } from './wording/quote.ts';

const faults: Record<Exclude<AddressRelation, 'same'>, { score: number; title: string; meaning: string }> = {
  variant: {
    score: 0.8,
    title: 'The canonical address is a variant of this one',
    meaning: 'Engines list the page under that spelling, while links and redirects use this one.',
  },
  'other-page': {
    score: 0.4,
    title: 'The canonical address is another page',
    meaning: 'Engines list that page and leave this one out.',
  },
  'other-host': {
    score: 0.2,
    title: 'The canonical address is another site',
    meaning: 'Engines credit that site with this page’s content.',
  },
};

/** Addresses differ at their ends: they are quoted whole. */
const WHOLE = 300;

/** A parameter that does not change the page (of a campaign) does not belong in the address to cite. */
function addressToCite(response: PageResponse): URL {
  const own = new URL(response.url);
  own.hash = '';
  for (const name of [...own.searchParams.keys()])
    if (/^(utm_\w+|gclid|fbclid|msclkid)$/.test(name)) own.searchParams.delete(name);
  return own;
}

/** An address whose author forgot the scheme; a file at the root has no slash behind its name. */
const LIKE_A_HOST = /^(?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,24}\//i;

const where = (named: readonly NamedCanonical[]) => {
  const places = new Set(named.map(({ from }) => from));
  if (!places.has('header')) return '';
  return places.has('head') ? ' in the head and the Link header' : ' in the Link header';
};

/**
 * The line for the head. If the server's Link header names another address: that header, its other links
 * kept.
 */
function corrections(own: URL, named: readonly NamedCanonical[], response: PageResponse) {
  const line: Snippet = {
    label: 'in <head>',
    language: 'html',
    code: `<link rel="canonical" href="${escapeHtml(own.href)}">`,
  };
  const wrong = named.filter(({ url }) => url === null || addressRelation(url, own.href) !== 'same');
  if (!wrong.some(({ from }) => from === 'header')) return { snippet: line };
  let value = response.headers.link ?? '';
  for (const { href, from } of wrong)
    if (from === 'header') value = value.replace(`<${href}>`, `<${own.href}>`);
  const header: Snippet = { label: 'HTTP response header', language: 'http', code: `Link: ${value}` };
  return { snippet: header, along: wrong.some(({ from }) => from === 'head') ? [line] : [] };
}

/** The page's own address without its file name or suffix: a canonical address exists for this. */
function isTidier(target: string, own: URL): boolean {
  const named = URL.parse(target);
  if (!named || named.origin !== own.origin || named.search !== own.search) return false;
  const bare = own.pathname
    .replace(/(\/)(?:index|default)\.\w+$/i, '$1')
    .replace(/\.(?:html?|php|aspx?)$/i, '');
  return bare !== own.pathname && named.pathname.replace(/(.)\/$/, '$1') === bare.replace(/(.)\/$/, '$1');
}

export const canonical = defineCheck({
  id: 'canonical',
  title: 'Canonical address',
  group: 'understanding',
  why: 'The canonical link tells engines which address of the page to list and cite (RFC 6596; Google Search Central, “Consolidate duplicate URLs”).',
  needs: ['page', 'response'],
  run({ page, response }): Verdict {
    const own = addressToCite(response);
    const named = namedCanonicals(page, response);
    const written = named.map(({ href }) => href);
    const resolved = new Set(named.map(({ url }) => url));
    const correction = corrections(own, named, response);
    const [target] = resolved;
    if (target === undefined) {
      const [stray] = page.strayCanonicals;
      const ignored = stray
        ? `${quote(stray.href)} is ${stray.qualifier ? `in a link with the attribute ${stray.qualifier}, with which Google ignores it` : 'in the body of the page, where engines ignore it'}. `
        : '';
      return {
        score: 0.5,
        title: 'No canonical address',
        evidence: `${ignored}The page does not name the address it wants to be cited under; copies of it (${own.host} with parameters, with and without www) compete with it.`,
        fix: {
          title: 'Name the canonical address',
          text: `Put this line into the head of the page${stray ? ` and remove the one ${stray.qualifier ? 'that is there' : 'in the body'}` : ''}.`,
          ...correction,
        },
      };
    }
    if (resolved.size > 1)
      return {
        score: 0.2,
        title: `${resolved.size} canonical addresses contradict each other`,
        evidence: `Found ${quoteList(written)}${where(named)}. Engines ignore all of them when they differ.`,
        details: named.map(({ href, from }) => `${from === 'header' ? 'Link header' : 'head'}: ${href}`),
        fix: {
          title: 'Keep one canonical address',
          text: 'Remove the others, often added by a second plugin or by the server’s configuration, and keep this one.',
          ...correction,
        },
      };
    if (target === null)
      return {
        score: 0.2,
        title: 'The canonical address is not valid',
        evidence: `Found ${quoteList(written)}${where(named)}, which is not an address.`,
        fix: {
          title: 'Correct the canonical address',
          text: 'Write the full address of the page.',
          ...correction,
        },
      };
    const relation = addressRelation(target, own.href);
    if (relation === 'same' || isTidier(target, own))
      return {
        score: 1,
        title:
          relation === 'same'
            ? 'The canonical address is this one'
            : 'The canonical address is the tidy form of this one',
        evidence: `Found ${quoteList(written.slice(0, 1))}${where(named)}.`,
      };
    const { score, title, meaning } = faults[relation];
    const [href = ''] = written;
    const schemeless = LIKE_A_HOST.test(href) ? ' Without “https://” it is read as a path of this site.' : '';
    return {
      score,
      title,
      evidence: `Found ${quote(href, WHOLE)}${where(named)} on ${response.url}.${schemeless} ${meaning}`,
      fix: {
        title: 'Correct the canonical address',
        text: `If this page itself should be found, point the link to it, as below. If ${target} is the better one, redirect this address there.`,
        otherwise: `Decide which address of the page should be found. The rest of the site uses ${target}: if that is right, redirect this address there. If it is this one, name it in the canonical link and in the sitemap.`,
        ...correction,
      },
    };
  },
});
