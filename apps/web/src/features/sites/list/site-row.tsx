import type { Site } from '@visible-ai/shared/sites/schema';
import { Link } from 'react-router-dom';
import { Age } from '@/components/ui/age.tsx';
import { Progress } from '@/components/ui/progress.tsx';
import { ScoreChange } from '@/components/ui/score-change.tsx';
import { ScoreTrend } from '@/components/ui/score-trend.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { shortAddress } from '@/lib/address-text.ts';
import { formatDay } from '@/lib/format-date.ts';
import { formatZonedMoment } from '@/lib/format-zoned-moment.ts';
import { softBreaks } from '@/lib/soft-breaks.tsx';
import { progressShare, progressText } from '../audit-progress.ts';
import { auditPath, sitePath } from '../site-paths.ts';
import { SiteScore } from '../site-score.tsx';
import { useSiteAudit } from '../use-site-audit.ts';

/** The progress of the running audit, as a link to it. */
function Running({ siteId, auditId }: { siteId: string; auditId: string }) {
  const { data: audit } = useSiteAudit(auditId, { stream: false });
  const running = audit?.status === 'running';
  return (
    <div className="grid gap-1.5">
      <Link
        to={auditPath(siteId, auditId)}
        className="touch-target flex items-center gap-2 text-note hover:underline"
      >
        <Spinner className="text-accent" />
        {running ? progressText(audit.progress) : 'An audit runs'}
      </Link>
      <Progress
        size="thin"
        value={running ? progressShare(audit.progress) : 0}
        label="Audit progress"
        className="max-w-60"
      />
    </div>
  );
}

/** The result of the last audit, and when the next one is due. */
function Standing({ site }: { site: Site }) {
  const { lastAudit, trend, nextAuditAt } = site;
  const [before, last] = [trend.at(-2), trend.at(-1)];
  if (lastAudit?.status === 'running') return <Running siteId={site.id} auditId={lastAudit.id} />;
  return (
    <div className="grid gap-0.5 text-note text-muted">
      {lastAudit?.status === 'failed' ? (
        <Link to={auditPath(site.id, lastAudit.id)} className="text-link touch-target justify-self-start">
          The last audit failed
        </Link>
      ) : (
        last && (
          <ScoreChange
            change={before ? last.score - before.score : null}
            className={before ? 'font-semibold text-ink' : ''}
          />
        )
      )}
      {last && (
        <span>
          Audited <Age at={last.at} />
        </span>
      )}
      {!last && lastAudit?.status !== 'failed' && <span>Not audited yet</span>}
      {nextAuditAt && (
        <span>
          Next due{' '}
          <time dateTime={nextAuditAt} title={formatZonedMoment(nextAuditAt)}>
            {formatDay(nextAuditAt)}
          </time>
        </span>
      )}
    </div>
  );
}

/** A site: its score, how the score changed, and which audit runs or is due. */
export function SiteRow({ site }: { site: Site }) {
  const score = site.trend.at(-1)?.score ?? null;
  return (
    // The width of the list in letters decides, not that of the window: large letters need the room of a phone.
    <li className="@container relative border-t border-line">
      <div className="grid grid-cols-[min(4.75rem,30vw)_minmax(0,1fr)] items-center gap-x-5 gap-y-3 py-5 @min-[36rem]:grid-cols-[6rem_minmax(0,1fr)_11rem] @min-[36rem]:gap-x-6 @min-[56rem]:grid-cols-[6rem_minmax(0,1fr)_8rem_13rem]">
        <div className="grid justify-items-center @max-[36rem]:row-span-2">
          <SiteScore score={score} />
        </div>
        <div className="min-w-0 @max-[36rem]:self-end">
          <h3>
            <Link
              to={sitePath(site.id)}
              dir="auto"
              className="touch-target line-clamp-2 text-lead font-semibold [overflow-wrap:anywhere] hover:underline"
            >
              {softBreaks(site.name)}
            </Link>
          </h3>
          {site.name !== shortAddress(site.url) && (
            <p className="truncate font-mono text-note text-muted" title={site.url}>
              {shortAddress(site.url)}
            </p>
          )}
        </div>
        <div className="@max-[56rem]:hidden">
          <ScoreTrend scores={site.trend.map((one) => one.score)} />
        </div>
        <div className="@max-[36rem]:col-start-2 @max-[36rem]:self-start">
          <Standing site={site} />
        </div>
      </div>
    </li>
  );
}
