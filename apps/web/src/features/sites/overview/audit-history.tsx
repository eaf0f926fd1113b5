import { scoreBand } from '@visible-ai/shared/analysis/score-band';
import { scoreWords } from '@visible-ai/shared/analysis/score-words';
import type { ListedSiteAudit } from '@visible-ai/shared/sites/schema';
import { Link } from 'react-router-dom';
import { LoadingState } from '@/components/ui/loading-state.tsx';
import { NotLoaded } from '@/components/ui/not-loaded.tsx';
import { ShowMore } from '@/components/ui/show-more.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { Table } from '@/components/ui/table.tsx';
import { toneText } from '@/components/ui/tone.ts';
import { counted } from '@/lib/counted.ts';
import { formatMoment } from '@/lib/format-date.ts';
import { auditPath } from '../site-paths.ts';
import { useSiteAudits } from '../use-site-audits.ts';

function Outcome({ audit }: { audit: ListedSiteAudit }) {
  if (audit.status === 'running') return <span className="text-muted">Running</span>;
  if (audit.score === null)
    return (
      <span className="text-muted [overflow-wrap:anywhere]">
        {audit.status === 'cancelled' ? 'Ended early' : (audit.error ?? 'Failed')}
      </span>
    );
  const band = scoreBand(audit.score);
  return (
    <span className="whitespace-nowrap">
      <span className={`font-semibold ${toneText[band]}`}>{audit.score}</span>
      <span className="text-muted"> {scoreWords[band]}</span>
      {audit.partial && <span className="text-muted">, in part</span>}
    </span>
  );
}

/** Every audit of the site, newest first. */
export function AuditHistory({ siteId }: { siteId: string }) {
  const { audits, ...query } = useSiteAudits(siteId);
  if (query.isPending)
    return (
      <LoadingState className="grid gap-3">
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} className="h-8 w-full" />
        ))}
      </LoadingState>
    );
  if (!audits)
    return (
      <NotLoaded onRetry={() => void query.refetch()} retrying={query.isRefetching}>
        The audits could not be loaded: {query.error?.message}
      </NotLoaded>
    );
  if (audits.length === 0) return <p className="text-muted">No audit yet.</p>;
  return (
    <>
      <Table caption="Audits of this site, newest first">
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Score</th>
            <th scope="col" className="max-sm:hidden">
              Pages
            </th>
            <th scope="col" className="max-sm:hidden">
              Issues
            </th>
            <th scope="col" className="max-md:hidden">
              Started
            </th>
          </tr>
        </thead>
        <tbody>
          {audits.map((audit) => (
            <tr key={audit.id}>
              <th scope="row">
                <Link to={auditPath(siteId, audit.id)} className="text-link touch-target font-normal">
                  {formatMoment(audit.createdAt)}
                </Link>
              </th>
              <td>
                <Outcome audit={audit} />
              </td>
              <td className="max-sm:hidden">{counted(audit.counts.pages, 'page')}</td>
              <td className="max-sm:hidden">{counted(audit.counts.issues, 'issue')}</td>
              <td className="text-muted max-md:hidden">
                {audit.origin === 'schedule' ? 'By schedule' : 'By hand'}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <ShowMore list={query} size="small" className="mt-4">
        Show older audits
      </ShowMore>
    </>
  );
}
