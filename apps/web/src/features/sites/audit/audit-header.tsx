import type { SiteAudit } from '@visible-ai/shared/sites/schema';
import { RotateCw } from 'lucide-react';
import type { RefObject } from 'react';
import { ExportMenu } from '@/components/export-menu/export-menu.tsx';
import { ScoreHeading } from '@/components/score-heading.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ScoreChange } from '@/components/ui/score-change.tsx';
import { addressUnder } from '@/lib/address-text.ts';
import { counted } from '@/lib/counted.ts';
import { formatZonedMoment } from '@/lib/format-zoned-moment.ts';
import { SiteScore } from '../site-score.tsx';
import { useStartAudit } from '../use-start-audit.ts';

/** How much was read, in one sentence: pages, unreadable pages, and what was left out. */
function readText({ counts, partial }: SiteAudit): string {
  const unread = counts.notRead > 0 ? `, ${counts.notRead} could not be checked` : '';
  const why = partial ? 'left unread' : 'left out by the limit';
  const left = counts.left > 0 ? `, ${counts.left} ${why}` : '';
  return `${counted(counts.read, 'page')} read in ${counted(counts.templates, 'template')}${unread}${left}.`;
}

/** The site, the time and the result of the audit. */
export function AuditHeader({
  audit,
  name,
  titleRef,
}: {
  audit: SiteAudit;
  name: string;
  titleRef: RefObject<HTMLHeadingElement | null>;
}) {
  const start = useStartAudit(audit.siteId);
  const change = audit.previous && audit.score !== null ? audit.score - audit.previous.score : null;
  return (
    <ScoreHeading
      name={name}
      nameRef={titleRef}
      ring={<SiteScore score={audit.score} size="large" without="No score" />}
      facts={
        <>
          <code className="line-clamp-2 font-mono text-note break-all text-ink">
            {addressUnder(name, audit.url)}
          </code>
          <p>
            {audit.score === null ? 'Tried on' : 'Audited on'}{' '}
            <time dateTime={audit.createdAt}>{formatZonedMoment(audit.createdAt)}</time>
            {audit.origin === 'schedule' && ', by schedule'}. {audit.score !== null && readText(audit)}
          </p>
          {(change !== null || audit.partial) && (
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-note">
              {change !== null && <ScoreChange change={change} className="font-semibold text-ink" />}
              {audit.partial && <Badge tone="middling">Partial: it ended early</Badge>}
            </p>
          )}
        </>
      }
      actions={
        audit.score !== null && (
          <>
            <Button variant="secondary" loading={start.isPending} onClick={() => start.mutate()}>
              <RotateCw aria-hidden="true" />
              Audit again
            </Button>
            <ExportMenu report={{ kind: 'site-audit', ...audit }} />
          </>
        )
      }
    />
  );
}
