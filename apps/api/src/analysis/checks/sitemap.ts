import { escapeHtml } from '@visible-ai/shared/html/escape-html';
import type { PageFacts } from '../../page/page-facts.ts';
import type { PageResponse } from '../evidence.ts';
import { defineCheck } from './define-check.ts';
import { addressRelation } from './facts/same-address.ts';
import { count } from './wording/count.ts';

const MOST_LISTED = 20;

/** The sitemap protocol wants apostrophes escaped, too. @see https://www.sitemaps.org/protocol.html#escaping */
const xmlText = (url: string) => escapeHtml(url).replaceAll("'", '&#39;');

/** A first sitemap from the page itself and the pages of the site that it links. */
function startedSitemap(response: PageResponse, page: PageFacts) {
  const origin = new URL(response.url).origin;
  const linked = page.links.flatMap(({ url }) => {
    const parsed = URL.parse(url);
    if (!parsed || parsed.origin !== origin || /\.(png|jpe?g|svg|zip|css|js|xml)$/i.test(parsed.pathname))
      return [];
    parsed.hash = '';
    return [parsed.href];
  });
  const urls = [...new Set([response.url, ...linked])].slice(0, MOST_LISTED);
  const code = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls.map((url) => `  <url><loc>${xmlText(url)}</loc></url>`),
    '</urlset>',
  ].join('\n');
  return { label: '/sitemap.xml', language: 'html' as const, code };
}

export const sitemap = defineCheck({
  id: 'sitemap',
  title: 'Sitemap',
  group: 'access',
  why: 'A sitemap tells crawlers which pages exist and when they changed, also those that few links lead to (sitemaps.org protocol; RFC 9309 leaves the Sitemap line to it).',
  needs: ['sitemap', 'robots', 'response', 'page'],
  run({ sitemap: { report, urls }, robots, response, page }) {
    const found = report.files.filter(({ kind }) => kind !== 'none');
    const problems = report.files.flatMap(({ url, problem }) =>
      problem ? [`${url}: ${problem.replace(/\.$/, '')}`] : [],
    );
    const origin = new URL(response.url).origin;
    if (found.length === 0)
      return {
        score: 0,
        title: 'No sitemap',
        evidence: `Neither robots.txt nor ${origin}/sitemap.xml leads to a sitemap.`,
        details: problems,
        fix: {
          title: 'Publish a sitemap',
          text: `Serve the file below at ${origin}/sitemap.xml, complete it with the rest of your pages, and add “Sitemap: ${origin}/sitemap.xml” to robots.txt. Most systems can write it for you.`,
          snippet: startedSitemap(response, page),
        },
      };
    const where = found[0]?.url ?? `${origin}/sitemap.xml`;
    if (report.total === 0 || problems.length > 0)
      return {
        score: report.total === 0 ? 0.2 : 0.7,
        title: report.total === 0 ? 'The sitemap lists no pages' : 'The sitemap has faults',
        evidence: `${where} lists ${count(report.total, 'page')}${problems[0] ? `; ${problems[0]}` : ''}.`,
        details: problems,
        fix: {
          title: report.total === 0 ? 'Fill the sitemap' : 'Mend the sitemap',
          text:
            report.total === 0
              ? `List your pages in ${where}, as below.`
              : `Correct what is listed here; a file in this form is read by every engine:`,
          snippet: startedSitemap(response, page),
        },
      };
    if (robots.sitemaps.length === 0)
      return {
        score: 0.8,
        title: 'robots.txt does not name the sitemap',
        evidence: `${where} lists ${count(report.total, 'page')}, but robots.txt has no Sitemap line, which is how most agents find it.`,
        fix: {
          title: 'Name the sitemap in robots.txt',
          text: 'Add this line anywhere in robots.txt; it belongs to no group.',
          snippet: { label: 'robots.txt', language: 'text', code: `Sitemap: ${where}` },
        },
      };
    const complete = !report.truncated && urls.length === report.total;
    const listed = urls.some((url) => ['same', 'variant'].includes(addressRelation(url, response.url)));
    if (complete && !listed)
      return {
        score: 0.8,
        title: 'The sitemap leaves this page out',
        evidence: `${where} lists ${count(report.total, 'page')}, but not ${response.url}.`,
        fix: {
          title: 'Add this page to the sitemap',
          text: `Add the entry below to ${where}.`,
          snippet: {
            label: where,
            language: 'html',
            code: `<url><loc>${xmlText(response.url)}</loc></url>`,
          },
        },
      };
    return {
      score: 1,
      title: `Sitemap with ${count(report.total, 'page')}`,
      evidence: `robots.txt names ${where}, which lists ${count(report.total, 'page')}${report.truncated ? ' or more' : ''}.`,
    };
  },
});
