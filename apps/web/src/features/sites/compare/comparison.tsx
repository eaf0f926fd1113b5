import { useQuery } from '@tanstack/react-query';
import { compareSiteAudits } from '@visible-ai/shared/sites/endpoints';
import type { SiteAudit, SiteComparison } from '@visible-ai/shared/sites/schema';
import { Check, CircleAlert, Minus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '@/components/ui/button.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { Field } from '@/components/ui/field.tsx';
import { LoadingState } from '@/components/ui/loading-state.tsx';
import { ScoreChange } from '@/components/ui/score-change.tsx';
import { Select } from '@/components/ui/select.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { shortAddress } from '@/lib/address-text.ts';
import { call } from '@/lib/api-client.ts';
import { ApiError } from '@/lib/api-error.ts';
import { formatMoment } from '@/lib/format-date.ts';
import { Panel } from '../panel.tsx';
import { siteKeys } from '../site-keys.ts';
import { counted } from '../site-words.ts';
import { useSiteAudits } from '../use-site-audits.ts';

/** Addresses shown before the rest is only counted. */
const ADDRESSES = 20;
/** Faults of one kind shown before the rest is asked for. */
const AT_FIRST = 10;

type Compared = SiteComparison['new'][number];

const marks = {
  fixed: { Icon: Check, colours: 'bg-good-soft text-good' },
  new: { Icon: CircleAlert, colours: 'bg-bad-soft text-bad' },
  still: { Icon: Minus, colours: 'bg-sunken text-muted' },
} as const;

function ComparedRow({
  issue,
  audit,
  mark,
  text,
  before,
}: {
  issue: Compared;
  audit: SiteAudit;
  mark: keyof typeof marks;
  text: string;
  /** On how many pages it was before; null where that is not to be said. */
  before: number | null;
}) {
  const { Icon, colours } = marks[mark];
  const template = audit.templates.find(({ id }) => id === issue.templateId);
  return (
    <li className="grid grid-cols-[20px_minmax(0,1fr)] gap-x-3 border-t border-line py-3">
      <span className={`mt-0.5 grid size-5 place-items-center rounded-full ${colours}`}>
        <Icon aria-hidden="true" className="size-3.5" strokeWidth={2.5} />
      </span>
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="font-semibold">{issue.title}</p>
        <p className="text-note text-muted">
          {text}
          {template && (
            <>
              {' '}
              of <code className="font-mono">{template.pattern}</code>
            </>
          )}
          {before !== null && (before === issue.pages ? ', as before' : `, before on ${before}`)}
        </p>
      </div>
    </li>
  );
}

function IssueGroup<Issue extends Compared>({
  title,
  empty,
  issues,
  audit,
  mark,
  textOf,
  beforeOf,
}: {
  title: string;
  empty: string;
  issues: readonly Issue[];
  audit: SiteAudit;
  mark: keyof typeof marks;
  textOf: (issue: Issue) => string;
  beforeOf?: (issue: Issue) => number;
}) {
  const [all, setAll] = useState(false);
  const shown = all ? issues : issues.slice(0, AT_FIRST);
  return (
    <Panel title={`${title} (${issues.length})`}>
      {issues.length === 0 ? (
        <p className="text-muted">{empty}</p>
      ) : (
        <ul className="border-b border-line">
          {shown.map((issue) => (
            <ComparedRow
              key={`${issue.checkId} ${issue.templateId}`}
              issue={issue}
              audit={audit}
              mark={mark}
              text={textOf(issue)}
              before={beforeOf?.(issue) ?? null}
            />
          ))}
        </ul>
      )}
      {shown.length < issues.length && (
        <Button variant="secondary" size="small" className="mt-4 print:hidden" onClick={() => setAll(true)}>
          Show all {issues.length}
        </Button>
      )}
    </Panel>
  );
}

function Addresses({ title, urls }: { title: string; urls: readonly string[] }) {
  if (urls.length === 0) return null;
  return (
    <Panel title={`${title} (${urls.length})`}>
      <ul className="grid gap-1 font-mono text-note break-all">
        {urls.slice(0, ADDRESSES).map((url) => (
          <li key={url}>{shortAddress(url)}</li>
        ))}
      </ul>
      {urls.length > ADDRESSES && (
        <p className="mt-2 text-note text-muted">And {counted(urls.length - ADDRESSES, 'more', 'more')}.</p>
      )}
    </Panel>
  );
}

const onPages = ({ pages }: Compared) => `On ${counted(pages, 'page')}`;

function Changes({ audit, comparison }: { audit: SiteAudit; comparison: SiteComparison }) {
  return (
    <div className="grid grid-cols-1 gap-12">
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="speaks text-heading tabular-nums">
          {comparison.with.score} → {audit.score}
        </span>
        <ScoreChange change={comparison.scoreChange} className="font-semibold" />
        <span className="text-muted">
          since the audit of{' '}
          <time dateTime={comparison.with.createdAt}>{formatMoment(comparison.with.createdAt)}</time>
        </span>
      </p>
      <div className="grid grid-cols-1 items-start gap-12 lg:grid-cols-2">
        <IssueGroup
          title="Fixed"
          empty="Nothing that was wrong then has been fixed."
          issues={comparison.fixed}
          audit={audit}
          mark="fixed"
          textOf={({ pages }) => `Was on ${counted(pages, 'page')}`}
        />
        <IssueGroup
          title="New"
          empty="Nothing new has come up."
          issues={comparison.new}
          audit={audit}
          mark="new"
          textOf={onPages}
        />
        <Addresses title="Pages added" urls={comparison.pagesAdded} />
        <Addresses title="Pages gone" urls={comparison.pagesGone} />
      </div>
      <IssueGroup
        title="Still there"
        empty="Nothing is left of what was wrong then."
        issues={comparison.still}
        audit={audit}
        mark="still"
        textOf={onPages}
        beforeOf={({ before }) => before}
      />
    </div>
  );
}

function Chooser({
  audit,
  chosen,
  onChoose,
}: {
  audit: SiteAudit;
  chosen: string;
  onChoose: (id: string) => void;
}) {
  const { audits } = useSiteAudits(audit.siteId);
  const others = audits?.filter(({ id, score }) => id !== audit.id && score !== null) ?? [];
  if (others.length === 0) return null;
  return (
    <Field label="Compare with the audit of" className="max-w-xs">
      <Select
        options={others.map(({ id, createdAt, score }) => ({
          value: id,
          label: `${formatMoment(createdAt)} (${score})`,
        }))}
        value={chosen}
        onValueChange={onChoose}
      />
    </Field>
  );
}

function Empty({ children }: { children: ReactNode }) {
  return (
    <p className="rounded-box border border-dashed border-line-strong px-6 py-10 text-center text-muted">
      {children}
    </p>
  );
}

/** What has changed since the audit before, or since another one: fixed, new, still there, pages that came and went. */
export function Comparison({ audit }: { audit: SiteAudit }) {
  const [search, setSearch] = useSearchParams();
  const chosen = search.get('with') ?? audit.previous?.id ?? null;
  const comparison = useQuery({
    queryKey: siteKeys.comparison(audit.id, chosen ?? ''),
    queryFn: ({ signal }) =>
      call(
        compareSiteAudits,
        { params: { id: audit.id }, query: chosen ? { with: chosen } : {} },
        { signal },
      ),
    enabled: chosen !== null,
  });
  const choose = (id: string) => setSearch({ view: 'changes', with: id });
  if (chosen === null)
    return <Empty>This is the first audit of the site. The next one says here what has changed.</Empty>;
  const unknown = comparison.error instanceof ApiError && [400, 404].includes(comparison.error.status);
  return (
    <div className="grid grid-cols-1 gap-10">
      <Chooser audit={audit} chosen={chosen} onChoose={choose} />
      {comparison.isPending && (
        <LoadingState className="grid gap-4">
          <Skeleton className="h-10 w-64" />
          <Skeleton className="h-40 w-full" />
        </LoadingState>
      )}
      {comparison.isError && unknown && <Empty>The audit to compare with is not there any more.</Empty>}
      {comparison.isError && !unknown && (
        <ErrorState
          title="The comparison could not be loaded"
          description={comparison.error.message}
          onRetry={() => void comparison.refetch()}
          retrying={comparison.isRefetching}
        />
      )}
      {comparison.data && <Changes audit={audit} comparison={comparison.data} />}
    </div>
  );
}
