import { escapeHtml } from '@visible-ai/shared/html/escape-html';
import type { RowFix } from '../site-row.ts';
import type { AcrossPlace } from './define-across-check.ts';
import type { SiteGraph, SitePage } from './site-graph.ts';

/** The pages whose canonical address is another address of the site that has a fault. */
export function canonicalFaults(
  site: SiteGraph,
  says: (canonical: string, page: SitePage) => { fault: string; right: string } | null,
): AcrossPlace[] {
  return site.pages.flatMap((page): AcrossPlace[] => {
    const { canonical } = page.row;
    if (canonical === null || canonical === page.url) return [];
    const found = says(canonical, page);
    const targets = found ? [{ from: canonical, to: found.right }] : [];
    return found === null ? [] : [{ url: page.url, says: found.fault, targets }];
  });
}

/** The fix of the first of them, ready to paste. */
export function canonicalFix([first]: readonly AcrossPlace[], title: string, text: string): RowFix {
  const right = first?.targets?.[0]?.to ?? null;
  if (!first || right === null) return { title, text, snippet: null };
  const code = `<link rel="canonical" href="${escapeHtml(right)}">`;
  return {
    title,
    text: `${text} On ${first.url} it is the line below.`,
    snippet: { label: 'in <head>', language: 'html', code },
  };
}
