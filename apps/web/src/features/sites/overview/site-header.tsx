import { issueLadder } from '@visible-ai/shared/sites/issue-ladder';
import type { Site, SiteAudit } from '@visible-ai/shared/sites/schema';
import { RotateCw } from 'lucide-react';
import { momentIn } from '@/components/schedule/schedule-words.ts';
import { ScoreHeading } from '@/components/score-heading.tsx';
import { Age } from '@/components/ui/age.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { addressUnder } from '@/lib/address-text.ts';
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

/** Keeps the place of the sentence while the audit loads, so that nothing below moves. */
const FixesPlace = () => (
  <span aria-hidden="true" className="invisible">
    The first three fixes lift it to 80, 85 and 90.
  </span>
);

/** The site's name, its score and its actions. */
export function SiteHeader({ site, latest }: { site: Site; latest: SiteAudit | null }) {
  const start = useStartAudit(site.id);
  const last = site.trend.at(-1);
  const running = site.lastAudit?.status === 'running' ? site.lastAudit : null;
  return (
    <ScoreHeading
      name={site.name}
      ring={<SiteScore score={last?.score ?? null} size="large" />}
      facts={
        <>
          <a
            href={site.url}
            target="_blank"
            rel="noreferrer"
            className="touch-target inline-flex max-w-full items-baseline gap-1.5 font-mono text-note text-ink hover:underline"
          >
            <span className="line-clamp-2 break-all">{addressUnder(site.name, site.url)}</span>
            <span className="sr-only">, opens in a new tab</span>
          </a>
          <p className="empty:hidden">
            {last && (
              <>
                Audited <Age at={last.at} />. {latest ? fixesText(latest) : <FixesPlace />}
              </>
            )}
            {site.nextAuditAt && (
              <>
                {' '}
                The next audit is due{' '}
                <time dateTime={site.nextAuditAt}>{momentIn(site.nextAuditAt, site.schedule.timeZone)}</time>.
              </>
            )}
          </p>
        </>
      }
      actions={
        running ? (
          <ButtonLink to={auditPath(site.id, running.id)}>Watch the audit</ButtonLink>
        ) : (
          // Before the first result the screen itself says what to do.
          last && (
            <Button loading={start.isPending} onClick={() => start.mutate()}>
              <RotateCw aria-hidden="true" />
              Audit now
            </Button>
          )
        )
      }
    />
  );
}
