import { kindOf } from '@visible-ai/shared/content/kinds/all-kinds';
import type { FileRefresh } from '@visible-ai/shared/hosting/schema';
import { Link } from 'react-router-dom';
import { Badge } from '@/components/ui/badge.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { counted } from '@/lib/counted.ts';
import { formatZonedMoment } from '@/lib/format-zoned-moment.ts';
import { refreshPath } from '../hosting-paths.ts';
import { changeWords, hasChanges, refreshStates } from './refresh-words.ts';

function Row({ siteId, refresh }: { siteId: string; refresh: FileRefresh }) {
  const { id, kind, status, conflicts, error, createdAt } = refresh;
  const { label } = kindOf(kind);
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

/** The results of refreshes, newest first. */
export function RefreshList({ siteId, refreshes }: { siteId: string; refreshes: readonly FileRefresh[] }) {
  if (refreshes.length === 0)
    return (
      <p className="text-note text-muted">
        The site has not been read again yet. What would change of a published file will be listed here.
      </p>
    );
  return (
    <ul aria-label="What reading the site again has brought" className="border-b border-line">
      {refreshes.map((refresh) => (
        <Row key={refresh.id} siteId={siteId} refresh={refresh} />
      ))}
    </ul>
  );
}
