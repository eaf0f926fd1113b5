import { scoreBand } from '@visible-ai/shared/analysis/score-band';
import { scoreWords } from '@visible-ai/shared/analysis/score-words';
import type { SitePage } from '@visible-ai/shared/sites/schema';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { toneText } from '@/components/ui/tone.ts';
import { readableAddress } from '@/lib/address-text.ts';
import { counted } from '@/lib/counted.ts';
import { formatCount } from '@/lib/format-count.ts';
import { OPENED_HERE } from '../site-paths.ts';
import { unreadWords } from '../site-words.ts';

/** The path of an address, as its owner knows it. */
function pathOf(url: string): string {
  const parsed = URL.parse(url);
  return readableAddress(parsed ? parsed.pathname + parsed.search : url);
}

function Score({ score }: Pick<SitePage, 'score'>) {
  if (score === null) return <span className="text-muted">–</span>;
  const band = scoreBand(score);
  return (
    <span className={`font-semibold ${toneText[band]}`}>
      {score}
      <span className="sr-only"> of 100, {scoreWords[band]}</span>
    </span>
  );
}

/** What is wrong with a page, or why it was not judged. */
function faults({ failed, warned, reason }: SitePage): string {
  if (reason) return `Could not check: ${unreadWords[reason.because]}`;
  const count = failed.length + warned.length;
  return count === 0 ? 'Nothing' : counted(count, 'issue');
}

/** A page of the site as a row. Its name opens the details. */
function PageRow({ page, to }: { page: SitePage; to: string }) {
  return (
    <tr>
      <th scope="row" className="w-full max-w-0 font-normal!">
        <Link
          to={to}
          state={OPENED_HERE}
          dir="auto"
          className="touch-target line-clamp-2 font-semibold [overflow-wrap:anywhere] hover:underline sm:line-clamp-1"
        >
          {page.title || pathOf(page.url)}
        </Link>
        <span className="block truncate font-mono text-muted" title={page.url}>
          {pathOf(page.url)}
        </span>
        <span className="block truncate text-muted sm:hidden">{faults(page)}</span>
      </th>
      <td>
        <Score score={page.score} />
      </td>
      <td className="max-sm:hidden">{faults(page)}</td>
      <td className="max-md:hidden">{page.status ?? <span className="text-muted">–</span>}</td>
      <td className="max-md:hidden">{formatCount(page.words)}</td>
      <td className="max-lg:hidden">{page.clicks ?? <span className="text-muted">–</span>}</td>
    </tr>
  );
}

/**
 * The rows of the table. Drawing a hundred rows takes long, so keys and clicks come first: the rows get a
 * deferred value (`useDeferredValue`) and render again only when that changes.
 */
export const PageRows = memo(function PageRows({
  pages,
  search,
}: {
  pages: readonly SitePage[];
  /** The parameters of the address, to which a row's link adds its page. */
  search: string;
}) {
  const toPage = (id: string) => {
    const parameters = new URLSearchParams(search);
    parameters.set('page', id);
    return `?${parameters}`;
  };
  return pages.map((page) => <PageRow key={page.id} page={page} to={toPage(page.id)} />);
});
