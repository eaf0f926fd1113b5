import type { SavedAnalysis } from '@visible-ai/shared/analysis/schema';

const count = (total: number, one: string, many: string) =>
  `${total.toLocaleString('en-US')} ${total === 1 ? one : many}`;

function howMany({ sitemap, diagnostics }: SavedAnalysis): string {
  if (sitemap.total === 0 && !diagnostics.sitemapExists) return 'No sitemap was found.';
  const pages = count(sitemap.total, 'page', 'pages');
  const files = count(sitemap.files.length, 'file', 'files');
  return `${pages} in ${files}${sitemap.truncated ? ', reading stopped at the limit' : ''}.`;
}

/** The pages the sitemap names, behind a line that says how many, and what was wrong with its files. */
export function SitemapList({ analysis }: { analysis: SavedAnalysis }) {
  const { sitemap, diagnostics } = analysis;
  const problems = sitemap.files.filter(({ problem }) => problem !== null);
  if (sitemap.files.length === 0) return null;
  return (
    <section aria-labelledby="sitemap-title">
      <h3 id="sitemap-title" className="mb-2 speaks text-title">
        Sitemap
      </h3>
      <p className="text-note text-muted">{howMany(analysis)}</p>
      {problems.length > 0 && (
        <ul className="mt-3 grid gap-1 text-note">
          {problems.slice(0, 5).map(({ url, problem }) => (
            <li key={url} className="border-l-2 border-warn pl-3 break-all">
              {url}: {problem}
            </li>
          ))}
        </ul>
      )}
      {diagnostics.sitemapUrls.length > 0 && (
        <details className="mt-3">
          <summary className="cursor-pointer py-1 text-note font-medium text-accent">
            Show {count(diagnostics.sitemapUrls.length, 'address', 'addresses')}
          </summary>
          <ol
            className="mt-2 max-h-72 overflow-auto rounded-box border border-line bg-sunken p-4 font-mono text-note leading-6"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
            tabIndex={0}
          >
            {diagnostics.sitemapUrls.map((url) => (
              <li key={url} className="break-all">
                {url}
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}
