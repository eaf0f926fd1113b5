import type { SiteAudit } from '@visible-ai/shared/sites/schema';
import { RotateCw } from 'lucide-react';
import type { RefObject } from 'react';
import { ExportMenu } from '@/components/export-menu/export-menu.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ScoreChange } from '@/components/ui/score-change.tsx';
import { shortAddress } from '@/lib/address-text.ts';
import { counted } from '@/lib/counted.ts';
import { formatMoment } from '@/lib/format-date.ts';
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
    <header className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-4 sm:gap-x-6 md:gap-x-10 lg:grid-cols-[auto_minmax(0,1fr)_auto]">
      <div className="sm:row-span-2">
        <SiteScore score={audit.score} size="large" without="No score" />
      </div>
      <div className="min-w-0 sm:self-end">
        <h1
          ref={titleRef}
          tabIndex={-1}
          className="line-clamp-3 speaks text-heading [overflow-wrap:anywhere]"
          dir="auto"
        >
          {name}
        </h1>
        <code className="mt-1.5 line-clamp-2 font-mono text-note break-all">{shortAddress(audit.url)}</code>
      </div>
      <div className="col-span-full grid gap-2 text-muted sm:col-span-1 sm:col-start-2 sm:-mt-2 sm:self-start">
        <p>
          {audit.score === null ? 'Tried on' : 'Audited on'}{' '}
          <time dateTime={audit.createdAt}>{formatMoment(audit.createdAt)}</time>
          {audit.origin === 'schedule' && ', by schedule'}. {audit.score !== null && readText(audit)}
        </p>
        {(change !== null || audit.partial) && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-note">
            {change !== null && <ScoreChange change={change} className="font-semibold text-ink" />}
            {audit.partial && <Badge tone="middling">Partial: it ended early</Badge>}
          </p>
        )}
      </div>
      {audit.score !== null && (
        <div className="col-span-full flex flex-wrap gap-2 max-sm:*:grow lg:col-span-1 lg:col-start-3 lg:row-span-2 lg:row-start-1 print:hidden">
          <Button variant="secondary" loading={start.isPending} onClick={() => start.mutate()}>
            {!start.isPending && <RotateCw aria-hidden="true" />}
            Audit again
          </Button>
          <ExportMenu report={{ kind: 'site-audit', ...audit }} />
        </div>
      )}
    </header>
  );
}
