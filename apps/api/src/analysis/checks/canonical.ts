import { escapeHtml } from '@visible-ai/shared/html/escape-html';
import { defineCheck, type Verdict } from './define-check.ts';
import { type AddressRelation, addressRelation } from './facts/same-address.ts';
import { quoteList } from './wording/quote.ts';

const faults: Record<Exclude<AddressRelation, 'same'>, { score: number; title: string; meaning: string }> = {
  variant: {
    score: 0.8,
    title: 'The canonical address is a variant of this one',
    meaning: 'Engines file the page under that spelling while links and redirects use this one.',
  },
  'other-page': {
    score: 0.4,
    title: 'The canonical address is another page',
    meaning: 'Engines file that page and leave this one out.',
  },
  'other-host': {
    score: 0.2,
    title: 'The canonical address is another site',
    meaning: 'Engines credit that site with this page’s content.',
  },
};

export const canonical = defineCheck({
  id: 'canonical',
  title: 'Canonical address',
  group: 'understanding',
  why: 'The canonical link tells engines under which one address to file and cite the page (RFC 6596; Google Search Central, “Consolidate duplicate URLs”).',
  needs: ['page', 'response'],
  run({ page, response }): Verdict {
    // What varies without changing the page (campaign parameters) does not belong in the address to cite.
    const own = new URL(response.url);
    own.hash = '';
    for (const name of [...own.searchParams.keys()])
      if (/^(utm_\w+|gclid|fbclid|msclkid)$/.test(name)) own.searchParams.delete(name);
    const link = `<link rel="canonical" href="${escapeHtml(own.href)}">`;
    const snippet = { label: 'in <head>', language: 'html' as const, code: link };
    const written = page.canonicals.map(({ href }) => href);
    const resolved = new Set(page.canonicals.map(({ url }) => url));
    const [target] = resolved;
    if (target === undefined)
      return {
        score: 0.5,
        title: 'No canonical address',
        evidence: `The page does not name the address it wants to be cited under; copies of it (${own.host} with parameters, with and without www) compete with it.`,
        fix: {
          title: 'Name the canonical address',
          text: 'Put this line into the head of the page.',
          snippet,
        },
      };
    if (resolved.size > 1)
      return {
        score: 0.2,
        title: `${resolved.size} canonical addresses contradict each other`,
        evidence: `Found ${quoteList(written)}. Engines ignore all of them when they differ.`,
        details: written,
        fix: {
          title: 'Keep one canonical address',
          text: 'Remove the others, often added by a second plugin, and keep this line.',
          snippet,
        },
      };
    if (target === null)
      return {
        score: 0.2,
        title: 'The canonical address is not valid',
        evidence: `Found ${quoteList(written)}, which is no address.`,
        fix: { title: 'Correct the canonical address', text: 'Write the full address of the page.', snippet },
      };
    const relation = addressRelation(target, own.href);
    if (relation === 'same')
      return {
        score: 1,
        title: 'The canonical address is this one',
        evidence: `Found ${quoteList(written.slice(0, 1))}.`,
      };
    const { score, title, meaning } = faults[relation];
    return {
      score,
      title,
      evidence: `Found ${quoteList(written.slice(0, 1))} on ${response.url}. ${meaning}`,
      fix: {
        title: 'Correct the canonical address',
        text: `If this page is to be found itself, point the link to it, as below. If ${target} is the better one, redirect this address there.`,
        snippet,
      },
    };
  },
});
