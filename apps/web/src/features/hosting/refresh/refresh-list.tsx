import { kindOf } from '@visible-ai/shared/content/kinds/all-kinds';
import type { FileRefresh } from '@visible-ai/shared/hosting/schema';
import { Link } from 'react-router-dom';
import { Badge } from '@/components/ui/badge.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { Disclosure } from '@/components/ui/disclosure.tsx';
import { counted } from '@/lib/counted.ts';
import { formatZonedMoment } from '@/lib/format-zoned-moment.ts';
import { refreshPath } from '../hosting-paths.ts';
import { type RefreshRow, refreshRows } from './refresh-rows.ts';
import { changeWords, hasChanges, refreshStates } from './refresh-words.ts';

const fileNames = new Intl.ListFormat('en');

/** More would push the schedule below them far down. */
const SHOWN = 5;

/** A result, or all of one reading that are alike: those in which nothing changed. */
function Row({ siteId, refreshes }: { siteId: string; refreshes: RefreshRow }) {
  const [refresh] = refreshes;
  const { id, status, conflicts, error, createdAt } = refresh;
  const label = fileNames.format(refreshes.map(({ kind }) => kindOf(kind).label).toSorted());
  const { tone, word } = refreshStates[status];
  const to = refreshPath(siteId, id);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3.5">
      <div className="min-w-[min(16rem,100%)] flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {hasChanges(refresh) ? (
            <Link to={to} className="touch-target font-semibold hover:underline">
              {label}
            </Link>
          ) : (
            <span className="font-semibold">{label}</span>
          )}
          <Badge tone={tone}>{word}</Badge>
        </p>
        <p className="text-note text-muted [overflow-wrap:anywhere]">
          <time dateTime={createdAt}>{formatZonedMoment(createdAt)}</time>
          {hasChanges(refresh) && `: ${changeWords(refresh)}`}
          {conflicts > 0 && `. ${counted(conflicts, 'place')} where your edit is kept`}
          {error && `: ${error}`}
        </p>
      </div>
      {status === 'waiting' && (
        <ButtonLink to={to} size="small" aria-label={`See what would change in ${label}`}>
          See what would change
        </ButtonLink>
      )}
    </li>
  );
}

/** The results of refreshes, newest first. Old ones are folded, except those that wait for a decision. */
export function RefreshList({ siteId, refreshes }: { siteId: string; refreshes: readonly FileRefresh[] }) {
  if (refreshes.length === 0)
    return (
      <p className="text-note text-muted">
        The site has not been read again yet. What would change of a published file will be listed here.
      </p>
    );
  const rows = refreshRows(refreshes);
  const isShown = (row: RefreshRow, index: number) => index < SHOWN || row[0].status === 'waiting';
  const shown = rows.filter(isShown);
  const older = rows.filter((row, index) => !isShown(row, index));
  const drawn = (row: RefreshRow) => <Row key={row[0].id} siteId={siteId} refreshes={row} />;
  return (
    <div className="border-b border-line">
      <ul aria-label="What reading the site again has brought">{shown.map(drawn)}</ul>
      {older.length > 0 && (
        <Disclosure summary={counted(older.length, 'older result')}>
          <ul aria-label="Older results">{older.map(drawn)}</ul>
        </Disclosure>
      )}
    </div>
  );
}
