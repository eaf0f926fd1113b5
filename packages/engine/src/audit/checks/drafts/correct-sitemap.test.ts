import { describe, expect, it } from 'vitest';
import { readXmlSitemap } from '../../../sitemap/read-xml-sitemap.ts';
import { holdFixes, judgeAll } from '../../fixes/hold-fixes.ts';
import { allChecks } from '../all-checks.ts';
import { evidenceOf, pageUrl } from '../testing/evidence-of.ts';
import { correctSitemap } from './correct-sitemap.ts';

const file = 'https://bakery.example/sitemap.xml';
const part = 'https://bakery.example/sitemap-old.xml';

/** The fix in the report for a site with this sitemap. */
function fixOf(text: string, missing: string[] = []) {
  const { kind, urls, problem } = readXmlSitemap(text, file, pageUrl, 100);
  const listed = urls.length > 0 ? urls : [pageUrl];
  const evidence = evidenceOf({
    sitemap: {
      report: {
        total: listed.length,
        truncated: false,
        files: [
          { url: file, kind, urls: urls.length, problem },
          ...missing.map((url) => ({
            url,
            kind: 'none' as const,
            urls: 0,
            problem: 'It is not there (404).',
          })),
        ],
      },
      urls: listed,
      texts: { [file]: text },
    },
  });
  return holdFixes(judgeAll(allChecks, evidence), evidence).find(({ id }) => id === 'sitemap');
}

const urlset = (...entries: string[]) =>
  ['<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">', ...entries, '</urlset>'].join('\n');
const entry = (address: string) => `<url><loc>${address}</loc><lastmod>2026-01-02</lastmod></url>`;

describe('a sitemap that anybody can put right', () => {
  it('gets its ampersands escaped', () => {
    const fix = fixOf(urlset(entry(pageUrl), entry('https://bakery.example/list?a=1&b=2')));
    expect(fix?.snippet).toMatchObject({ label: file, language: 'diff' });
    expect(fix?.snippet?.code).toContain(`-${entry('https://bakery.example/list?a=1&b=2')}`);
    expect(fix?.snippet?.code).toContain(`+${entry('https://bakery.example/list?a=1&amp;b=2')}`);
  });

  it('is closed where it was cut off', () => {
    const fix = fixOf(
      urlset(entry(pageUrl), `<url><loc>https://bakery.example/rolls</loc><lastm`).replace('</urlset>', ''),
    );
    expect(fix?.snippet?.code).toContain('+<url><loc>https://bakery.example/rolls</loc></url>');
    expect(fix?.snippet?.code).toContain('+</urlset>');
  });

  it('loses the entry of a part that is not there, and no other', () => {
    const named = (url: string) => `<sitemap>\n<loc>${url}</loc>\n</sitemap>`;
    const index = [
      '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      named('https://bakery.example/sitemap-pages.xml'),
      named(part),
      '</sitemapindex>',
    ].join('\n');
    const fix = fixOf(index, [part]);
    expect(fix?.snippet?.code).toContain(`-<loc>${part}</loc>`);
    expect(fix?.snippet?.code).not.toContain('-<loc>https://bakery.example/sitemap-pages.xml');
  });
});

it('a sitemap that only its writer can put right gets words', () => {
  const fix = fixOf(urlset(entry(pageUrl), '<url><loc>https://bakery.example/a</lok></url>'));
  expect(fix).toMatchObject({ status: 'warn', snippet: null });
  expect(fix?.fix).toContain('Have the program that writes the sitemap correct');
});

it('removes the entry of a missing file from a map with much white space', () => {
  const space = '\t'.repeat(20_000);
  const gone = `<sitemap><loc>${space}/a.xml${space}</loc></sitemap>`;
  const kept = `<sitemap><loc>${space}<b>${space}</loc></sitemap>`;
  const index = (entries: string) => `<sitemapindex>\n${space}${entries}\n</sitemapindex>`;
  const corrected = correctSitemap(
    index(gone + kept),
    'https://a.example/',
    new Set(['https://a.example/a.xml']),
  );
  expect(corrected).toBe(index(kept).replace(space, ''));
});
