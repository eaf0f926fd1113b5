import type { Snippet } from '@visible-ai/shared/analysis/schema';
import { readXmlSitemap } from '../../sitemap/read-xml-sitemap.ts';
import { belongsInSitemap } from '../checks/facts/belongs-in-sitemap.ts';
import { addressRelation } from '../checks/facts/same-address.ts';
import type { Evidence, SitemapEvidence } from '../evidence.ts';
import { type Application, applied } from './applied-fix.ts';
import { applyDiff, diffSides } from './apply-diff.ts';

const KEPT = 1000;

const urlset = (entries: string) => `<urlset>${entries}</urlset>`;

/** The address of the file that a label names: a path of the site, or the whole address. */
const fileOf = (label: string, pageUrl: string) =>
  URL.parse(label.split(/\s/)[0] ?? '', pageUrl)?.href ?? pageUrl;

const isFile = (code: string) => /<(?:urlset|sitemapindex)\b/i.test(code);

/** A fix must not list the page if the rest of the report says that it should not be listed. */
function listsWhatStaysOut(evidence: Evidence, urls: readonly string[]): string[] {
  const { page, response } = evidence;
  if (!page.ok || !response.ok) return [];
  const { url } = response.value;
  const own = urls.some((listed) => addressRelation(listed, url) === 'same');
  const reason = own ? belongsInSitemap(page.value, response.value).because : null;
  return reason === null ? [] : [`what the page says about itself: ${reason}`];
}

/**
 * Applies an edit to a file that is known completely; the sitemap reader reads what it lists before and
 * after.
 */
function applyEdit(
  evidence: Evidence,
  before: SitemapEvidence,
  url: string,
  text: string,
  diff: string,
): Application {
  const edited = applyDiff(text, diff);
  if (edited === null) return { kind: 'unfit' };
  const [old, now] = [text, edited].map((one) => readXmlSitemap(one, url, url, KEPT));
  if (!old || !now) return { kind: 'unfit' };
  const [listed, parts] = [new Set(now.urls), new Set(now.children)];
  const gone = new Set(old.children.filter((child) => !parts.has(child)));
  const wasThere = (child: string) =>
    before.report.files.some((file) => file.url === child && file.kind !== 'none');
  const urls = [...new Set([...before.urls, ...now.urls])];
  const files = before.report.files.filter((file) => !gone.has(file.url));
  const value: SitemapEvidence = {
    ...before,
    report: {
      ...before.report,
      total: before.report.total + urls.length - before.urls.length,
      files: files.map((file) =>
        file.url === url ? { url, kind: now.kind, urls: now.urls.length, problem: now.problem } : file,
      ),
    },
    urls,
    texts: { ...before.texts, [url]: edited },
  };
  return applied({ ...evidence, sitemap: { ok: true, value } }, [
    ...old.urls.filter((address) => !listed.has(address)),
    ...[...gone].filter(wasThere),
  ]);
}

/** Applies a sitemap or an entry of one; the sitemap reader reads what it lists. */
export function applyToSitemap(evidence: Evidence, { label, language, code }: Snippet): Application {
  const { sitemap, response } = evidence;
  if (!response.ok) return { kind: 'elsewhere' };
  const before: SitemapEvidence = sitemap.ok
    ? sitemap.value
    : { report: { total: 0, truncated: false, files: [] }, urls: [], texts: {} };
  const url = fileOf(label, response.value.url);
  const whole = before.texts[url];
  if (language === 'diff' && whole !== undefined) return applyEdit(evidence, before, url, whole, code);
  const sides = language === 'diff' ? diffSides(code) : { removed: '', added: code };
  const read = (text: string) =>
    text.trim() === ''
      ? { urls: [], children: [], kind: 'none' as const, problem: null }
      : readXmlSitemap(isFile(text) ? text : urlset(text), url, response.value.url, KEPT);
  const [gone, come] = [read(sides.removed), read(sides.added)];

  const replaced = language !== 'diff' && isFile(code);
  const old = before.report.files.find((file) => file.url === url);
  const keeps = replaced && old && old.kind !== 'none' ? before.urls : [];
  const left = new Set(come.urls);
  const lost = [...keeps, ...gone.urls].filter((address) => !left.has(address));

  const removed = new Set([...gone.urls, ...gone.children]);
  const urls = [...new Set([...before.urls.filter((address) => !removed.has(address)), ...come.urls])];
  const files = before.report.files.filter(
    (file) => !removed.has(file.url) && !(replaced && file.url === url),
  );
  const total = before.report.total + urls.length - before.urls.length;
  const file = { url, kind: come.kind, urls: come.urls.length, problem: come.problem };
  const value = {
    ...before,
    report: {
      ...before.report,
      total,
      files: replaced ? [file, ...files.filter(({ kind }) => kind !== 'none')] : files,
    },
    urls,
  };
  return applied({ ...evidence, sitemap: { ok: true, value } }, [
    ...lost,
    ...listsWhatStaysOut(evidence, come.urls),
  ]);
}
