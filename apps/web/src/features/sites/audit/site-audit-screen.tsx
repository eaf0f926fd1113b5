import type { SiteAudit } from '@visible-ai/shared/sites/schema';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BackLink } from '@/components/ui/back-link.tsx';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Tabs } from '@/components/ui/tabs.tsx';
import { hostOf } from '@/lib/address-text.ts';
import { formatCount } from '@/lib/format-count.ts';
import { showAndFocus } from '@/lib/show-and-focus.ts';
import { useDocumentTitle } from '@/lib/use-document-title.ts';
import { Comparison } from '../compare/comparison.tsx';
import { OverviewSkeleton } from '../overview-skeleton.tsx';
import { PageDialog } from '../pages/page-dialog.tsx';
import { PageTable } from '../pages/page-table.tsx';
import { ProgressPanel } from '../progress-panel.tsx';
import { SiteGone } from '../site-gone.tsx';
import { sitePath } from '../site-paths.ts';
import { useSite } from '../use-site.ts';
import { useSiteAudit } from '../use-site-audit.ts';
import { useStartAudit } from '../use-start-audit.ts';
import { AgentMatrix } from './agent-matrix.tsx';
import { AuditHeader } from './audit-header.tsx';
import { AuditNotes } from './audit-notes.tsx';
import { type AuditView, readView } from './audit-view.ts';
import { IssueList } from './issue-list.tsx';

/** An audit without a score: what happened, and what to try. */
function WithoutScore({ audit }: { audit: SiteAudit }) {
  const start = useStartAudit(audit.siteId);
  const ended = audit.status === 'cancelled';
  return (
    <EmptyState
      title={ended ? 'This audit was ended early' : 'This audit failed'}
      description={audit.error ?? (ended ? 'Nothing had been read by then.' : 'The site could not be read.')}
      action={
        <Button variant="secondary" loading={start.isPending} onClick={() => start.mutate()}>
          Try again
        </Button>
      }
    />
  );
}

/** The four parts of a finished audit. The address says which one is shown. */
function Parts({ audit }: { audit: SiteAudit }) {
  const [search, setSearch] = useSearchParams();
  const choose = (view: AuditView) => setSearch(view === 'issues' ? {} : { view });
  return (
    <>
      <Tabs
        label="Parts of the audit"
        value={readView(search)}
        onValueChange={choose}
        className="gap-8!"
        items={[
          {
            value: 'issues',
            label: `Issues (${formatCount(audit.issues.length)})`,
            content: <IssueList audit={audit} />,
          },
          {
            value: 'pages',
            label: `Pages (${formatCount(audit.counts.pages)})`,
            content: <PageTable audit={audit} />,
          },
          { value: 'agents', label: 'Agents', content: <AgentMatrix audit={audit} /> },
          { value: 'changes', label: 'Changes', content: <Comparison audit={audit} /> },
        ]}
      />
      <PageDialog audit={audit} />
    </>
  );
}

function Body({ audit }: { audit: SiteAudit }) {
  if (audit.status === 'running') return <ProgressPanel audit={audit} />;
  if (audit.score === null) return <WithoutScore audit={audit} />;
  return (
    <>
      <AuditNotes audit={audit} />
      <Parts audit={audit} />
    </>
  );
}

/** Moves the focus to the title when an audit ends that was shown while it ran. */
function useFocusWhenDone(status: SiteAudit['status'] | undefined) {
  const title = useRef<HTMLHeadingElement>(null);
  const watched = useRef(false);
  useEffect(() => {
    if (status === 'running') watched.current = true;
    else if (status && watched.current && title.current) showAndFocus(title.current);
  }, [status]);
  return title;
}

/** An audit of a site: its progress while it runs, then all its results. */
export function SiteAuditScreen({ siteId, auditId }: { siteId: string; auditId: string }) {
  const site = useSite(siteId);
  const audit = useSiteAudit(auditId);
  const title = useFocusWhenDone(audit.data?.status);
  const name = site.data?.name ?? (audit.data ? hostOf(audit.data.url) : '');
  const scored = audit.data?.score === null || audit.data === undefined ? '' : `: ${audit.data.score} of 100`;
  useDocumentTitle(name ? `Audit of ${name}${scored} | Visible AI` : null);
  if (audit.isPending) return <OverviewSkeleton />;
  if (!audit.data)
    return (
      <SiteGone
        what="This audit"
        error={audit.error}
        onRetry={() => void audit.refetch()}
        retrying={audit.isRefetching}
      />
    );
  return (
    <div className="page-width grid grid-cols-1 gap-8 pt-8 pb-16 md:pt-10">
      <div className="grid grid-cols-1 gap-6">
        <BackLink to={sitePath(siteId)} label={name} />
        {audit.data.status === 'running' ? (
          <h1 className="speaks text-heading [overflow-wrap:anywhere]" dir="auto">
            {name}
          </h1>
        ) : (
          <AuditHeader audit={audit.data} name={name} titleRef={title} />
        )}
      </div>
      <Body audit={audit.data} />
    </div>
  );
}
