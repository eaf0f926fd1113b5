import type { Part, SitemapEvidence } from '../../audit/evidence.ts';
import type { OpenedSite } from '../../crawl/site/opened-site.ts';

/** The sitemap as the checks of the home page see it. */
function sitemapEvidence({ sitemaps }: OpenedSite): Part<SitemapEvidence> {
  const { files, urls, total, cut } = sitemaps;
  const unknown = files.find(({ state }) => state === 'unknown');
  if (unknown && files.every(({ kind }) => kind === 'none'))
    return {
      ok: false,
      problem: {
        kind: 'unavailable',
        text: `The sitemap could not be checked. ${unknown.problem ?? ''}`.trim(),
      },
    };
  const shown = files.map(({ url, kind, urls: count, problem }) => ({ url, kind, urls: count, problem }));
  const report = { total, truncated: cut || total > urls.length, files: shown };
  return { ok: true, value: { report, urls, texts: {} } };
}

/** What only the checks of the home page ask for: the sitemap and llms.txt. */
export function homeInput(site: OpenedSite) {
  const { llms, llmsInstead, llmsStatus, home } = site;
  const url = llms?.url ?? new URL('/llms.txt', home).href;
  const known = llms !== null || llmsStatus !== null;
  return {
    sitemap: sitemapEvidence(site),
    llms: known
      ? {
          url,
          text: llms?.text ?? null,
          instead: llmsInstead?.is ?? null,
          httpStatus: llms ? 200 : (llmsStatus ?? 404),
        }
      : null,
  };
}
