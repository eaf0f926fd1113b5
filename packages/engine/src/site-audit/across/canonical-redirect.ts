import { count } from '../../audit/checks/wording/count.ts';
import { canonicalFaults, canonicalFix } from './canonical-faults.ts';
import { defineAcrossCheck } from './define-across-check.ts';
import { kindOfFate } from './link-faults.ts';

export const canonicalRedirect = defineAcrossCheck({
  id: 'canonical-redirect',
  title: (pages) =>
    `${count(pages, 'page')} ${pages === 1 ? 'names' : 'name'} a canonical address that redirects`,
  why: 'The canonical link and the redirect give two different addresses for one page, so engines choose for themselves (RFC 6596; Google Search Central, “Consolidate duplicate URLs”).',
  find: (site) =>
    canonicalFaults(site, (canonical, page) => {
      const fate = site.fate(canonical);
      if (!['redirect', 'chain'].includes(kindOfFate(fate))) return null;
      return {
        fault: `Names ${canonical} as its canonical address, which redirects ${fate.isLoop ? 'in a circle' : `to ${fate.to}`}.`,
        right: fate.isLoop ? page.url : fate.to,
      };
    }),
  fix: (places) =>
    canonicalFix(
      places,
      'Name the final addresses',
      'Write the address that the redirect leads to into the canonical link.',
    ),
});
