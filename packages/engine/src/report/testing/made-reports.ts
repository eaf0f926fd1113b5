import { evidenceOf } from '../../audit/checks/testing/evidence-of.ts';
import { buildReport } from '../../audit/scoring/build-report.ts';
import { judgeSite } from '../../site-audit/scoring/judge-site.ts';
import { failing, gone, pageOf, siteOf } from '../../site-audit/testing/site-of.ts';
import type { Report } from '../report.ts';
import { reportOfPage } from '../report-of-page.ts';
import { reportOfSiteAudit } from '../report-of-site-audit.ts';

export const MADE_AT = '2026-11-20T10:00:00.000Z';
const AT = { createdAt: MADE_AT };

/** A report of a page with faults of all kinds. */
export function madeReport(changes: Parameters<typeof evidenceOf>[0] = {}): Report {
  const evidence = evidenceOf({
    page: { title: null, headings: [] },
    robots: 'User-agent: PerplexityBot\nDisallow: /\n',
    ...changes,
  });
  const made = buildReport(evidence, { requestedUrl: 'https://bakery.example/', durationMs: 1200 });
  return reportOfPage({ ...made, id: 'abcdefghijklmnop', ...AT });
}

const noTitle = {
  scores: { title: 0 },
  findings: [
    { check: 'title', status: 'fail' as const, title: 'No title', evidence: 'There is no title.' },
    { check: 'dates', status: 'warn' as const, title: 'No date', evidence: 'There is no date.' },
  ],
  na: ['hreflang'],
};

/** A report of a site with faults of pages and between pages, and a page that could not be read. */
export function madeSiteReport(): Report {
  const home = pageOf('/', { links: ['/product/a', '/product/b', '/gone', '/busy'] });
  const rows = [
    home,
    pageOf('/product/a', noTitle),
    pageOf('/product/b', noTitle),
    gone('/gone'),
    failing('/busy'),
  ];
  const audit = judgeSite(
    siteOf(rows, { listed: ['https://bakery.example/', 'https://bakery.example/gone'] }),
  );
  return reportOfSiteAudit(audit, AT);
}
