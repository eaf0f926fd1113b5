import { evidenceOf } from '../../audit/checks/testing/evidence-of.ts';
import { buildReport } from '../../audit/scoring/build-report.ts';
import { judgeSite } from '../../site-audit/scoring/judge-site.ts';
import { failing, gone, pageOf, siteOf } from '../../site-audit/testing/site-of.ts';
import type { Report, TextOptions, TextParts } from '../report.ts';
import type { Finding, ReportModel } from '../report-model.ts';
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
  const times = { ...AT, completedAt: '2026-11-20T10:01:30.000Z' };
  return reportOfSiteAudit({ ...audit, robotsTxt: 'none', robotsFile: null }, times);
}

const SAMPLES = {
  latin: 'Ångström & Söhne “quoted” <b>bold</b>',
  arabic: 'مخبزة الفرن – خبز طازج كل صباح',
  hebrew: 'מאפייה טרייה בכל בוקר',
  chinese: '新鲜面包，每天早晨',
  japanese: '毎朝焼きたてのパン「本店」',
  korean: '매일 아침 갓 구운 빵',
  cyrillic: 'Свежий хлеб каждое утро',
  greek: 'Φρέσκο ψωμί κάθε πρωί',
  thai: 'ขนมปังสดทุกเช้า',
  devanagari: 'हर सुबह ताज़ी रोटी',
  emoji: '👩🏽‍🍳🥖 fresh',
  controls: 'a\u0000b\u0007c\u001bd\u007fe\u009ff\uFFFEg\uFFFFh',
  halves: 'before \uD83D after \uDC00 end',
  lines: 'one\r\ntwo\rthree\nfour\u2028five\u2029six',
  overrides: 'user\u202Etxt.exe\u202C \u2067x\u2069',
  html: '"><script>alert(1)</script><img src=x onerror=alert(2)>\'',
  xml: ']]>&amp;&#0;<!--x--><?php ?><![CDATA[y]]>',
  formula: '=HYPERLINK("http://evil.example","x")',
  markdown:
    '# H\n* [x](javascript:alert(1)) ![i](http://evil.example/p.png) `c` **b** | a | <http://evil.example> www.evil.example',
  fences: '```\n~~~~\n````text\n# no heading',
  long: 'wörter '.repeat(2000),
  empty: '',
} as const;

export const hostileTexts: readonly [name: string, text: string][] = Object.entries(SAMPLES);

/** The same report with a foreign text in all places of the page's own words. */
export function saying(report: Report, text: string): Report {
  const finding = (one: Finding): Finding => ({
    ...one,
    title: text,
    evidence: text,
    details: [text, text],
    fix: one.fix === null ? null : text,
    action: one.action === null ? null : text,
    snippet: one.snippet && { ...one.snippet, label: text, code: text },
    places: one.places && { ...one.places, examples: [text, 'javascript:alert(1)', ...one.places.examples] },
  });
  const words = <M extends ReportModel>(model: M): M => ({
    ...model,
    title: text,
    cap: model.cap && { ...model.cap, because: text },
    notes: [text],
    findings: model.findings.map(finding),
    ladder: { ...model.ladder, steps: model.ladder.steps.map((step) => ({ ...step, title: text })) },
  });
  const document = {
    ...report.document,
    siteName: text,
    notes: [text],
    checks: [{ title: text, evidence: text }],
  };
  if (report.kind === 'page') return { ...report, document, model: words(report.model) };
  const { addresses } = report;
  return {
    ...report,
    document,
    model: words({ ...report.model, pages: report.model.pages.map((page) => ({ ...page, title: text })) }),
    async *addresses() {
      for await (const address of addresses())
        yield {
          ...address,
          findings: address.findings.map((one) => ({ ...one, title: text, evidence: text })),
        };
    },
  };
}

/** The whole of a text that comes in parts. */
export async function whole(parts: TextParts): Promise<string> {
  let all = '';
  for await (const part of parts) all += part;
  return all;
}

export const PLAIN: TextOptions = { branding: null, version: '1.2.3', homepage: null, map: [] };
