import type { Snippet } from '@visible-ai/shared/analysis/schema';
import { escapeHtml } from '@visible-ai/shared/html/escape-html';
import { readRobotsLine } from '@visible-ai/shared/robots-txt/robots-line';
import { isCopyAddress } from '../../page/copy-address.ts';
import { withoutIndexFile } from '../../page/index-file.ts';
import type { PageFacts } from '../../page/page-facts.ts';
import type { LinksEvidence, PageResponse, RobotsEvidence, SitemapEvidence } from '../evidence.ts';
import { defineCheck, type Verdict } from './define-check.ts';
import { correctSitemap } from './drafts/correct-sitemap.ts';
import { belongsInSitemap } from './facts/belongs-in-sitemap.ts';
import { goneLinks } from './facts/gone-links.ts';
import { isStepAddress } from './facts/is-step-address.ts';
import { addressRelation } from './facts/same-address.ts';
import { count } from './wording/count.ts';
import { lineDiff } from './wording/line-diff.ts';

const MOST_LISTED = 20;

/**
 * The sitemap protocol also requires escaped apostrophes. @see
 * https://www.sitemaps.org/protocol.html#escaping
 */
export const xmlText = (url: string) => escapeHtml(url).replaceAll("'", '&#39;');

/** A first sitemap with the page itself and the pages of the site that it links. */
function startedSitemap({ response, page, links }: SitemapParts) {
  const gone = goneLinks(links);
  const origin = new URL(response.url).origin;
  const linked = page.links.flatMap(({ url }) => {
    const parsed = URL.parse(url);
    if (
      !parsed ||
      parsed.origin !== origin ||
      /\.(png|jpe?g|gif|webp|svg|zip|pdf|css|js|xml|txt)$/i.test(parsed.pathname)
    )
      return [];
    parsed.hash = '';
    return isCopyAddress(parsed.href) || isStepAddress(parsed.pathname) ? [] : [parsed.href];
  });
  const { because } = belongsInSitemap(page, response);
  const own = because === null ? [response.url] : [];
  const others = linked.filter(
    (url) => addressRelation(url, response.url) !== 'same' && !gone.has(withoutIndexFile(url)),
  );
  const known = new Set([...own, ...others]);
  // "/index.html" beside "/" is one page under two addresses.
  const isAgain = (url: string) => withoutIndexFile(url) !== url && known.has(withoutIndexFile(url));
  const urls = [...known].filter((url) => url === response.url || !isAgain(url)).slice(0, MOST_LISTED);
  const code = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls.map((url) => `  <url><loc>${xmlText(url)}</loc></url>`),
    '</urlset>',
  ].join('\n');
  return { label: '/sitemap.xml', language: 'html' as const, code };
}

/** The Sitemap line that robots.txt needs in addition to the file. */
const named = (url: string): Snippet => ({ label: 'robots.txt', language: 'text', code: `Sitemap: ${url}` });

const quoted = (text: string) => text.replace(/\.$/, '');

/** Replaces, line by line, missing files that robots.txt names with one that exists. */
function renamed({ text, sitemaps }: RobotsEvidence, gone: ReadonlySet<string>, url: string): Snippet | null {
  if (text === null) return null;
  const lines = text.split(/\r\n|\r|\n/);
  const isGone = (line: string) => {
    const read = readRobotsLine(line);
    return (
      read.kind === 'field' && read.field === 'sitemap' && gone.has(URL.parse(read.value, url)?.href ?? '')
    );
  };
  const first = lines.findIndex(isGone);
  if (first < 0) return null;
  const adds = sitemaps.includes(url) ? [] : [`Sitemap: ${url}`];
  const kept = lines.flatMap((line, index) => (!isGone(line) ? [line] : index === first ? adds : []));
  return { label: 'robots.txt', language: 'diff', code: lineDiff('robots.txt', text, kept.join('\n')) };
}

/** The edits that correct a file that is short and known completely. */
function corrected({ report, texts }: SitemapEvidence): Snippet[] {
  const gone = new Set(report.files.filter(({ kind }) => kind === 'none').map(({ url }) => url));
  return report.files.flatMap(({ url, kind, problem }): Snippet[] => {
    const text = texts[url];
    if (text === undefined || kind === 'none' || (problem === null && kind !== 'index')) return [];
    const code = lineDiff(
      new URL(url).pathname,
      text,
      correctSitemap(text, url, gone).replaceAll('\r\n', '\n'),
    );
    return code === '' ? [] : [{ label: url, language: 'diff', code }];
  });
}

/** What is wrong with the files, each problem in words that say what to do. */
function faultyVerdict(parts: SitemapParts): Verdict {
  const { sitemap, robots } = parts;
  const { files, total } = sitemap.report;
  const found = files.filter(({ kind }) => kind !== 'none');
  const where = found[0]?.url ?? '';
  const faulty = files.filter(({ problem }) => problem !== null);
  const problems = faulty.map(({ url, problem }) => `${url}: ${quoted(problem ?? '')}`);
  const gone = new Set(faulty.filter(({ kind }) => kind === 'none').map(({ url }) => url));
  const stale = robots.sitemaps.filter((url) => gone.has(url));
  const parted = [...gone].filter((url) => !stale.includes(url));
  const advice = [
    stale.length > 0 ? `robots.txt names ${stale.join(', ')}, which is not there: name ${where}.` : '',
    parted.length > 0
      ? `Take the entry of ${parted.join(', ')} out of the index, or bring the file back; the other entries stay.`
      : '',
    faulty.some(({ kind }) => kind !== 'none')
      ? 'Have the program that writes the sitemap correct what is listed here: addresses are full and escape “&” as “&amp;”. Every address that is good stays.'
      : '',
  ].filter(Boolean);
  const edit = stale.length > 0 ? renamed(robots, gone, where) : null;
  const [first, ...others] = [...(edit ? [edit] : []), ...corrected(sitemap)];
  return {
    score: 0.7,
    title: 'The sitemap has faults',
    evidence: `${where} lists ${count(total, 'page')}; ${problems[0]}.`,
    details: problems,
    fix: {
      title: 'Correct the sitemap',
      text: advice.join(' '),
      ...(first
        ? {
            snippet: first,
            along: [...others, ...(leavesOut(parts) === null ? [] : [entry(where, parts.response.url)])],
          }
        : {}),
    },
  };
}

interface SitemapParts {
  sitemap: SitemapEvidence;
  robots: RobotsEvidence;
  response: PageResponse;
  page: PageFacts;
  links?: LinksEvidence | undefined;
}

/** What is said about a file that starts with the links of one page. */
export const TO_COMPLETE = ', complete it with the rest of your pages,';

function missingVerdict(parts: SitemapParts): Verdict {
  const { sitemap, response, robots } = parts;
  const origin = new URL(response.url).origin;
  const url = `${origin}/sitemap.xml`;
  const gone = new Set(robots.sitemaps);
  const renaming = renamed(robots, gone, url);
  return {
    score: 0,
    title: 'No sitemap',
    evidence: `Neither robots.txt nor the page nor ${url} leads to a sitemap.`,
    details: sitemap.report.files.flatMap(({ url, problem }) =>
      problem ? [`${url}: ${quoted(problem)}`] : [],
    ),
    fix: {
      title: 'Publish a sitemap',
      text: `Serve the file below at ${url}${TO_COMPLETE} and ${gone.size > 0 ? 'let robots.txt name it instead of what is not there' : `add “Sitemap: ${url}” to robots.txt`}. Most systems can write it for you.`,
      snippet: startedSitemap(parts),
      along: [renaming ?? named(url)],
    },
  };
}

function emptyVerdict(parts: SitemapParts): Verdict {
  const { sitemap } = parts;
  const [file] = sitemap.report.files.filter(({ kind }) => kind !== 'none');
  const where = file?.url ?? '';
  const problem = sitemap.report.files.find((one) => one.problem)?.problem ?? null;
  return {
    score: 0.2,
    title: 'The sitemap lists no pages',
    evidence: `${where} lists 0 pages${problem ? `; ${quoted(problem)}` : ''}.`,
    fix: {
      title: 'Fill the sitemap',
      text: `List your pages in ${where}, as below.`,
      snippet: { ...startedSitemap(parts), label: where },
    },
  };
}

function unnamedVerdict(parts: SitemapParts, where: string): Verdict {
  const { total } = parts.sitemap.report;
  return {
    score: 0.8,
    title: 'robots.txt does not name the sitemap',
    evidence: `${where} lists ${count(total, 'page')}, but robots.txt does not name it, which is how most agents find a sitemap.`,
    fix: {
      title: 'Name the sitemap in robots.txt',
      text: 'Add this line anywhere in robots.txt; it belongs to no group.',
      snippet: named(where),
      // The line alone does not list this page, which the check asks for next.
      along: leavesOut(parts) === null ? [] : [entry(where, parts.response.url)],
    },
  };
}

const entry = (where: string, url: string): Snippet => ({
  label: where,
  language: 'html',
  code: `<url><loc>${xmlText(url)}</loc></url>`,
});

/** The file that should list this page but does not; null if it does, need not, or cannot be known. */
function leavesOut({ sitemap: { report, urls }, response, page }: SitemapParts): string | null {
  const complete = !report.truncated && urls.length === report.total;
  const listed = urls.some((url) => ['same', 'variant'].includes(addressRelation(url, response.url)));
  if (!complete || listed || belongsInSitemap(page, response).because !== null) return null;
  const file =
    report.files.find(({ kind, urls }) => kind !== 'none' && kind !== 'index' && urls > 0) ??
    report.files.find(({ kind }) => kind !== 'none');
  return file?.url ?? null;
}

export const sitemap = defineCheck({
  id: 'sitemap',
  title: 'Sitemap',
  group: 'access',
  why: 'A sitemap tells crawlers which pages exist and when they changed, including pages that few links lead to (sitemaps.org protocol; RFC 9309 leaves the Sitemap line to it).',
  needs: ['sitemap', 'robots', 'response', 'page'],
  uses: ['links'],
  run(parts) {
    const { report } = parts.sitemap;
    const found = report.files.filter(({ kind }) => kind !== 'none');
    if (found.length === 0) return missingVerdict(parts);
    const where = found[0]?.url ?? '';
    if (report.total === 0) return emptyVerdict(parts);
    if (report.files.some(({ problem }) => problem !== null)) return faultyVerdict(parts);
    if (parts.robots.sitemaps.length === 0) return unnamedVerdict(parts, where);
    const leaving = leavesOut(parts);
    if (leaving !== null)
      return {
        score: 0.8,
        title: 'The sitemap leaves this page out',
        evidence: `${leaving} lists ${count(report.total, 'page')}, but not ${parts.response.url}.`,
        fix: {
          title: 'Add this page to the sitemap',
          text: `Add the entry below to ${leaving}; keep what it already lists.`,
          snippet: entry(leaving, parts.response.url),
        },
      };
    const { because } = belongsInSitemap(parts.page, parts.response);
    return {
      score: 1,
      title: `Sitemap with ${count(report.total, 'page')}`,
      evidence: `robots.txt names ${where}, which lists ${count(report.total, 'page')}${report.truncated ? ' or more' : ''}.${because ? ` This page need not be in it, because ${because}.` : ''}`,
    };
  },
});
