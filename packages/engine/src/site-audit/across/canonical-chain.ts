import { count } from '../../audit/checks/wording/count.ts';
import { canonicalFaults } from './canonical-faults.ts';
import { defineAcrossCheck, inWords } from './define-across-check.ts';

export const canonicalChain = defineAcrossCheck({
  id: 'canonical-chain',
  title: (pages) =>
    `${count(pages, 'page')} ${pages === 1 ? 'names' : 'name'} a canonical page that names yet another`,
  why: 'Engines take a canonical link for a hint, and drop hints that contradict each other (Google Search Central, “Consolidate duplicate URLs”).',
  find: (site) =>
    canonicalFaults(site, (canonical, page) => {
      const target = site.fate(canonical).hops === 0 ? site.pageAt(canonical) : null;
      const next = target?.row.canonical ?? null;
      if (!target || target === page || next === null || next === target.url) return null;
      // Another address of the very same page is no further page.
      if (site.pageAt(next) === target) return null;
      return `Names ${canonical} as its canonical address, and that page names ${next}.`;
    }),
  fix: ([first]) =>
    inWords(
      'Name the last page of the chain',
      `Let all pages of a chain name the one that is to be found, and that one itself.${first ? ` ${first.url}: ${first.says}` : ''}`,
    ),
});
