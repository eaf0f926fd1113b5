import type { Snippet } from '@visible-ai/shared/analysis/schema';
import type { Evidence } from '../evidence.ts';
import { type Application, applied } from './applied-fix.ts';
import { applyToLlms } from './apply-to-llms.ts';
import { applyToPage } from './apply-to-page.ts';
import { applyToRobots } from './apply-to-robots.ts';
import { applyToSitemap } from './apply-to-sitemap.ts';

/**
 * Applies headers to the page's response. Responses of other addresses, such as redirects, are set elsewhere.
 */
function applyToResponse(evidence: Evidence, { code }: Snippet): Application {
  const { response } = evidence;
  const status = Number(/^HTTP\/\S+ (\d+)/.exec(code)?.[1] ?? 200);
  if (!response.ok || status < 200 || status > 299) return { kind: 'elsewhere' };
  const headers = [...code.matchAll(/^([\w-]+):\s*(.*)$/gm)].map(([, name = '', value = '']) => [
    name.toLowerCase(),
    value,
  ]);
  const value = {
    ...response.value,
    status,
    headers: { ...response.value.headers, ...Object.fromEntries(headers) },
  };
  return applied({ ...evidence, response: { ok: true, value } });
}

/**
 * Applies a snippet to the evidence as the site's owner would, by its label and language: an edit of a file,
 * an entry, a header, a line of the page.
 */
export function applySnippet(evidence: Evidence, snippet: Snippet): Application {
  const { label, language, code } = snippet;
  if (/\brobots\.txt\b/i.test(label)) return applyToRobots(evidence, snippet);
  if (/\bllms\.txt\b/i.test(label)) return applyToLlms(evidence, snippet);
  if (/<(?:urlset|url|sitemapindex|sitemap)\b/i.test(code)) return applyToSitemap(evidence, snippet);
  if (language === 'http') return applyToResponse(evidence, snippet);
  if (language === 'text' || language === 'json') return { kind: 'elsewhere' };
  return applyToPage(evidence, snippet);
}
