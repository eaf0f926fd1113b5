import type { BotVisits } from '@visible-ai/shared/logs/schema';
import { shortAddress } from '@/lib/address-text.ts';
import { counted } from '@/lib/counted.ts';
import { ShownRows } from './shown-rows.tsx';

/** Pages of the last audit that no search agent fetched. */
export function MissedPages({ visits }: { visits: Pick<BotVisits, 'notFetched' | 'notFetchedCount'> }) {
  const { notFetched, notFetchedCount } = visits;
  if (notFetchedCount === 0)
    return (
      <p className="text-note text-muted">
        Every page of the last audit has been fetched by a search agent in the last 30 days, or there was no
        audit yet.
      </p>
    );
  return (
    <>
      <p className="mb-3 text-note text-muted">
        {counted(notFetchedCount, 'page')} of the last audit. What nobody fetches cannot be quoted: link to
        them from pages that are fetched, and list them in the sitemap.
      </p>
      <ShownRows rows={notFetched} noun="pages">
        {(rows) => (
          <ul className="border-b border-line">
            {rows.map((url) => (
              <li key={url} className="border-t border-line py-2 font-mono text-note">
                <a
                  href={url}
                  target="_blank"
                  rel="noreferrer"
                  className="touch-target break-all hover:underline"
                >
                  {shortAddress(url)}
                  <span className="sr-only">, opens in a new tab</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </ShownRows>
    </>
  );
}
