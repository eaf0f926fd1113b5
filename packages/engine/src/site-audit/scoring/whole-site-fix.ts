import { TO_COMPLETE, xmlText } from '../../audit/checks/sitemap.ts';
import { kindOfFate } from '../across/link-faults.ts';
import type { SiteGraph } from '../across/site-graph.ts';
import type { SiteIssue } from '../site-audit.ts';

/** More addresses do not improve the example; the program that writes the site lists them all. */
const MOST_LISTED = 500;
/** An item of llms.txt. */
const ITEM = /^- \[.*?\]\((\S+?)\)/;

/** Completes the sitemap from the home page's links with every page that was read and is to be found. */
function wholeSitemap(issue: SiteIssue, { pages, isWhole }: SiteGraph): SiteIssue {
  const { snippet } = issue;
  const found = pages.filter(({ isFindable }) => isFindable);
  if (snippet === null || !snippet.code.startsWith('<?xml') || found.length === 0) return issue;
  const urls = found.slice(0, MOST_LISTED).map(({ url }) => `  <url><loc>${xmlText(url)}</loc></url>`);
  const [head = '', open = ''] = snippet.code.split('\n');
  const code = [head, open, ...urls, '</urlset>', ''].join('\n');
  const isComplete = isWhole && found.length <= MOST_LISTED;
  const fix = isComplete
    ? `${issue.fix.replace(TO_COMPLETE, '')} It lists every page of the site that may be found.`
    : issue.fix;
  return { ...issue, fix, snippet: { ...snippet, code } };
}

/** The llms.txt from the home page's links, without missing, redirected or hidden pages. */
function cleanLlms(issue: SiteIssue, site: SiteGraph): SiteIssue {
  const { snippet } = issue;
  if (snippet === null || !snippet.code.startsWith('# ')) return issue;
  const kept = snippet.code.split('\n').filter((line) => {
    const [, url] = ITEM.exec(line) ?? [];
    if (url === undefined) return true;
    return kindOfFate(site.fate(url)) === 'fine' && site.pageAt(url)?.isFindable !== false;
  });
  return { ...issue, snippet: { ...snippet, code: kept.join('\n') } };
}

/** Drafts that one page began, corrected by what the whole site shows: everything that they list exists. */
export function wholeSiteFix(issue: SiteIssue, site: SiteGraph): SiteIssue {
  if (issue.checkId === 'sitemap') return wholeSitemap(issue, site);
  return issue.checkId === 'llms-txt' ? cleanLlms(issue, site) : issue;
}
