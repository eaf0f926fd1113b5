import { count } from '../../audit/checks/wording/count.ts';
import { canonicalFaults, canonicalFix } from './canonical-faults.ts';
import { defineAcrossCheck } from './define-across-check.ts';
import { kindOfFate } from './link-faults.ts';

export const canonicalError = defineAcrossCheck({
  id: 'canonical-error',
  title: (pages) =>
    `${count(pages, 'page')} ${pages === 1 ? 'names' : 'name'} a canonical address that is gone`,
  why: 'A page whose canonical address does not exist may not be listed at all (RFC 6596; Google Search Central, “Consolidate duplicate URLs”).',
  find: (site) =>
    canonicalFaults(site, (canonical, page) => {
      const fate = site.fate(canonical);
      if (kindOfFate(fate) !== 'gone') return null;
      const status = fate.end?.kind === 'gone' ? fate.end.status : 404;
      return {
        fault: `Names ${canonical} as its canonical address, which answers with status ${status}.`,
        right: page.url,
      };
    }),
  fix: (places) =>
    canonicalFix(
      places,
      'Correct the canonical addresses',
      'Let the canonical link of each page name the page itself, or the page with the same text that should be found instead.',
    ),
});
