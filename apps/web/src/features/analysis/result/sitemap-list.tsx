import type { SavedAnalysis } from '@visible-ai/shared/analysis/schema';
import { ScrollRegion } from '@/components/ui/scroll-region.tsx';
import { Fold } from './fold.tsx';

const count = (total: number, one: string, many: string) =>
  `${total.toLocaleString('en-US')} ${total === 1 ? one : many}`;

function howMany({ sitemap, diagnostics }: SavedAnalysis): string {
  if (sitemap.total === 0 && !diagnostics.sitemapExists) return 'No sitemap was found.';
  const pages = count(sitemap.total, 'page', 'pages');
  const files = count(sitemap.files.length, 'file', 'files');
  return `${pages} in ${files}${sitemap.truncated ? ', reading stopped at the limit' : ''}.`;
}

/** Folded under the number of pages in the sitemap: those pages, and what is wrong with the sitemap files. */
export function SitemapList({ analysis }: { analysis: SavedAnalysis }) {
  const { sitemap, diagnostics } = analysis;
  const problems = sitemap.files.filter(({ problem }) => problem !== null);
  if (sitemap.files.length === 0) return null;
  return (
    <section aria-label="Sitemap">
      <Fold heading={<h2 className="speaks text-title">Sitemap</h2>} count={howMany(analysis)}>
        {problems.length > 0 && (
          <ul className="grid gap-1 text-note">
            {problems.slice(0, 5).map(({ url, problem }) => (
              <li key={url} className="border-l-2 border-warn pl-3 [overflow-wrap:anywhere]">
                {url}: {problem}
              </li>
            ))}
          </ul>
        )}
        {diagnostics.sitemapUrls.length > 0 && (
          <ScrollRegion
            label="Addresses in the sitemap"
            className="mt-2 max-h-72 overflow-auto rounded-box border border-line bg-sunken p-4 font-mono text-note leading-6 print:max-h-none"
          >
            <ol>
              {diagnostics.sitemapUrls.map((url) => (
                <li key={url} className="break-all">
                  {url}
                </li>
              ))}
            </ol>
          </ScrollRegion>
        )}
      </Fold>
    </section>
  );
}
