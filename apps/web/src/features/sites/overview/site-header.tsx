import { issueLadder } from '@visible-ai/shared/sites/issue-ladder';
import type { Site, SiteAudit } from '@visible-ai/shared/sites/schema';
import { RotateCw } from 'lucide-react';
import { momentIn } from '@/components/schedule/schedule-words.ts';
import { Button } from '@/components/ui/button.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { shortAddress } from '@/lib/address-text.ts';
import { formatAge } from '@/lib/format-age.ts';
import { formatMoment } from '@/lib/format-date.ts';
import { auditPath } from '../site-paths.ts';
import { SiteScore } from '../site-score.tsx';
import { useStartAudit } from '../use-start-audit.ts';

/** "The first three fixes lift it to 59, 71 and 78." */
function fixesText(audit: SiteAudit): string {
  const rungs = issueLadder(audit);
  const scores = rungs.map(({ score }) => score);
  if (scores.length === 0) return audit.issues.length === 0 ? 'Nothing is left to fix.' : '';
  const counts = ['', 'first fix lifts', 'first two fixes lift', 'first three fixes lift'];
  const listed =
    scores.length < 2 ? scores.join('') : `${scores.slice(0, -1).join(', ')} and ${scores.at(-1)}`;
  return `The ${counts[scores.length]} it to ${listed}.`;
}

/** The site's name, its score and its actions. */
export function SiteHeader({ site, latest }: { site: Site; latest: SiteAudit | null }) {
  const start = useStartAudit(site.id);
  const last = site.trend.at(-1);
  const running = site.lastAudit?.status === 'running' ? site.lastAudit : null;
  return (
    <header className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-4 sm:gap-x-6 md:gap-x-10 lg:grid-cols-[auto_minmax(0,1fr)_auto]">
      <div className="sm:row-span-2">
        <SiteScore score={last?.score ?? null} size="large" />
      </div>
      <div className="min-w-0 sm:self-end">
        <h1 className="line-clamp-3 speaks text-heading [overflow-wrap:anywhere]" dir="auto">
          {site.name}
        </h1>
        <a
          href={site.url}
          target="_blank"
          rel="noreferrer"
          className="touch-target mt-1.5 inline-flex max-w-full items-baseline gap-1.5 font-mono text-note hover:underline"
        >
          <span className="line-clamp-2 break-all">{shortAddress(site.url)}</span>
          <span className="sr-only">, opens in a new tab</span>
        </a>
      </div>
      <p className="col-span-full text-muted sm:col-span-1 sm:col-start-2 sm:-mt-2 sm:self-start">
        {last ? (
          <>
            Audited{' '}
            <time dateTime={last.at} title={formatMoment(last.at)}>
              {formatAge(last.at)}
            </time>
            . {latest && fixesText(latest)}
          </>
        ) : (
          'Not audited yet.'
        )}
        {site.nextAuditAt && (
          <>
            {' '}
            The next audit is due{' '}
            <time dateTime={site.nextAuditAt}>{momentIn(site.nextAuditAt, site.schedule.timeZone)}</time>.
          </>
        )}
      </p>
      <div className="col-span-full flex flex-wrap gap-2 max-sm:*:grow lg:col-span-1 lg:col-start-3 lg:row-span-2 lg:row-start-1 print:hidden">
        {running ? (
          <ButtonLink to={auditPath(site.id, running.id)}>Watch the audit</ButtonLink>
        ) : (
          <Button loading={start.isPending} onClick={() => start.mutate()}>
            {!start.isPending && <RotateCw aria-hidden="true" />}
            Audit now
          </Button>
        )}
      </div>
    </header>
  );
}
