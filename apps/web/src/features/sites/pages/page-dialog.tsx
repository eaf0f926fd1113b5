import { skipToken, useQuery } from '@tanstack/react-query';
import { scoreBand } from '@visible-ai/shared/analysis/score-band';
import { scoreWords } from '@visible-ai/shared/analysis/score-words';
import { getSitePage } from '@visible-ai/shared/sites/endpoints';
import type { FullSitePage, SiteAudit } from '@visible-ai/shared/sites/schema';
import { Minus, X } from 'lucide-react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Dialog } from '@/components/ui/dialog.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { LoadingState } from '@/components/ui/loading-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { toneText } from '@/components/ui/tone.ts';
import { shortAddress } from '@/lib/address-text.ts';
import { call } from '@/lib/api-client.ts';
import { counted } from '@/lib/counted.ts';
import { formatCount } from '@/lib/format-count.ts';
import { isolateQuotes } from '@/lib/isolate-quotes.tsx';
import { siteKeys } from '../site-keys.ts';
import { issuePath, OPENED_HERE } from '../site-paths.ts';
import { unreadWords } from '../site-words.ts';

const marks = {
  fail: { Icon: X, colours: 'bg-bad-soft text-bad', word: 'Failed' },
  warn: { Icon: Minus, colours: 'bg-warn-soft text-warn', word: 'Needs work' },
} as const;

function Facts({ page, audit }: { page: FullSitePage; audit: SiteAudit }) {
  const template = audit.templates.find(({ id }) => id === page.templateId);
  const band = page.score === null ? null : scoreBand(page.score);
  const facts = [
    ['Score', page.score === null || !band ? 'None' : `${page.score}, ${scoreWords[band]}`],
    ['Status', page.status === null ? 'No answer' : String(page.status)],
    ['Words', formatCount(page.words)],
    ['Clicks from home', page.clicks === null ? 'No link leads here' : String(page.clicks)],
    ['Linked from', counted(page.linkedFrom, 'page')],
    ['In the sitemap', page.inSitemap ? 'Yes' : 'No'],
    ['Template', template?.pattern ?? 'None'],
  ] as const;
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-x-6 gap-y-4 border-y border-line py-4 text-note">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-muted">{name}</dt>
          <dd
            className={`font-semibold [overflow-wrap:anywhere] tabular-nums ${name === 'Score' && band ? toneText[band] : ''}`}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Findings({ page, audit }: { page: FullSitePage; audit: SiteAudit }) {
  if (page.reason)
    return (
      <p className="[overflow-wrap:anywhere]">
        <strong className="font-semibold">
          Could not check: {unreadWords[page.reason.because].toLowerCase()}.
        </strong>{' '}
        {page.reason.text}
      </p>
    );
  if (page.thinned)
    return (
      <p className="text-muted">
        Of an older audit the findings of single pages are not kept; its score and its issues are.
      </p>
    );
  if (page.findings.length === 0) return <p className="text-muted">Nothing to fix on this page.</p>;
  return (
    <ul className="border-b border-line">
      {page.findings.map((finding) => {
        const { Icon, colours, word } = marks[finding.status];
        return (
          <li
            key={finding.issueId}
            className="grid grid-cols-[20px_minmax(0,1fr)] gap-x-3 border-t border-line py-3 first:border-t-0"
          >
            <span className={`mt-0.5 grid size-5 place-items-center rounded-full ${colours}`}>
              <Icon aria-hidden="true" className="size-3.5" strokeWidth={2.75} />
              <span className="sr-only">{word}: </span>
            </span>
            <div className="min-w-0 [overflow-wrap:anywhere]">
              <Link
                to={issuePath(audit.siteId, audit.id, finding.issueId)}
                className="touch-target font-semibold hover:underline"
              >
                {finding.title}
              </Link>
              <p dir="auto" className="text-note text-muted">
                {isolateQuotes(finding.evidence)}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

const useSitePage = (auditId: string, pageId: string | null) =>
  useQuery({
    queryKey: siteKeys.page(auditId, pageId ?? ''),
    queryFn:
      pageId === null
        ? skipToken
        : ({ signal }) => call(getSitePage, { params: { id: auditId, pageId } }, { signal }),
  });

/** The page's title, or what stands for it. */
function PageTitle({ page }: { page: FullSitePage | undefined }) {
  if (!page) return 'One page';
  if (!page.title) return page.reason ? 'A page that could not be checked' : 'A page without a title';
  return (
    <span dir="auto" className="line-clamp-3 [overflow-wrap:anywhere]">
      {page.title}
    </span>
  );
}

function PageInFull({ audit, page }: { audit: SiteAudit; page: ReturnType<typeof useSitePage> }) {
  if (page.isPending)
    return (
      <LoadingState className="grid gap-3">
        <Skeleton className="h-6 w-2/3" />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-40 w-full" />
      </LoadingState>
    );
  if (!page.data)
    return (
      <ErrorState
        title="This page could not be loaded"
        description={page.error.message}
        onRetry={() => void page.refetch()}
        retrying={page.isRefetching}
        className="py-8"
      />
    );
  const { data } = page;
  return (
    <div className="grid grid-cols-1 gap-5">
      <a
        href={data.url}
        target="_blank"
        rel="noreferrer"
        className="-mt-3 text-link touch-target justify-self-start font-mono text-note break-all"
      >
        {shortAddress(data.url)}
        <span className="sr-only">, opens in a new tab</span>
      </a>
      <Facts page={data} audit={audit} />
      <Findings page={data} audit={audit} />
    </div>
  );
}

/** All about one page of the site, in a dialog. `?page=` names the page, so Back closes it. */
export function PageDialog({ audit }: { audit: SiteAudit }) {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const pageId = search.get('page');
  const page = useSitePage(audit.id, pageId);
  const close = () => {
    // Opened on this screen: closing goes back in the history, so that Back then continues from there.
    if (state === OPENED_HERE) return void navigate(-1);
    const parameters = new URLSearchParams(search);
    parameters.delete('page');
    setSearch(parameters, { replace: true });
  };
  return (
    <Dialog
      open={pageId !== null}
      onOpenChange={(open) => !open && close()}
      title={<PageTitle page={page.data} />}
      size="wide"
    >
      {pageId !== null && <PageInFull audit={audit} page={page} />}
    </Dialog>
  );
}
