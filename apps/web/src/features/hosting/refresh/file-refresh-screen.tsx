import { useQuery } from '@tanstack/react-query';
import { planLimits } from '@visible-ai/shared/accounts/plan-limits';
import type { User } from '@visible-ai/shared/accounts/schema';
import { kindOf } from '@visible-ai/shared/content/kinds/all-kinds';
import { getRefresh } from '@visible-ai/shared/hosting/endpoints';
import type { FullFileRefresh } from '@visible-ai/shared/hosting/schema';
import { useState } from 'react';
import { FileDiff } from '@/components/file-diff/file-diff.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { LoadingState } from '@/components/ui/loading-state.tsx';
import { NotesList } from '@/components/ui/notes-list.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { Tabs } from '@/components/ui/tabs.tsx';
import { WordsView } from '@/components/ui/words-view.tsx';
import { call } from '@/lib/api-client.ts';
import { ApiError } from '@/lib/api-error.ts';
import { counted } from '@/lib/counted.ts';
import { formatZonedMoment } from '@/lib/format-zoned-moment.ts';
import { hostingKeys } from '../hosting-keys.ts';
import { filesPath } from '../hosting-paths.ts';
import { Decision } from './decision.tsx';
import { changeWords, refreshStates } from './refresh-words.ts';

type View = 'changes' | 'after' | 'before';

/** A long text scrolls inside its box, which is nearly as high as the screen. */
const TALL = 'max-h-[70dvh]';

interface TextsProps {
  before: string;
  after: string;
  /** Whether nobody has decided yet, so that the file is still as it was. */
  isOpen: boolean;
}

function Texts({ before, after, isOpen }: TextsProps) {
  const [view, setView] = useState<View>('changes');
  return (
    <Tabs
      label="What is shown"
      value={view}
      onValueChange={setView}
      items={[
        {
          value: 'changes',
          label: 'What changes',
          content: (
            <FileDiff
              label="Before and after the refresh"
              before={before}
              after={after}
              same="Both say the same."
              className={TALL}
            />
          ),
        },
        {
          value: 'after',
          label: 'As it would be',
          content: <WordsView label="As it would be" text={after} className={TALL} />,
        },
        {
          value: 'before',
          label: isOpen ? 'As it is' : 'As it was',
          content: <WordsView label="As it was when the site was read" text={before} className={TALL} />,
        },
      ]}
    />
  );
}

function Facts({ refresh }: { refresh: FullFileRefresh }) {
  const { tone, word } = refreshStates[refresh.status];
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="speaks text-title">{kindOf(refresh.kind).label}</h2>
        <Badge tone={tone}>{word}</Badge>
      </div>
      <p>
        <span className="text-note text-muted">
          The site was read <time dateTime={refresh.createdAt}>{formatZonedMoment(refresh.createdAt)}</time>:{' '}
          {changeWords(refresh)}.
        </span>
      </p>
      {refresh.conflicts > 0 && (
        <p className="max-w-prose rounded-box bg-warn-soft px-4 py-3 text-note text-warn">
          In {counted(refresh.conflicts, 'place')} that you changed by hand, the site now says something else.
          Your words stay.
        </p>
      )}
      <NotesList notes={refresh.notes} />
    </div>
  );
}

function Shown({ siteId, refresh, user }: { siteId: string; refresh: FullFileRefresh; user: User }) {
  const { status, after, before, error } = refresh;
  return (
    <div className="grid grid-cols-1 gap-8">
      <Facts refresh={refresh} />
      {status === 'failed' && (
        <p role="alert" className="max-w-prose text-bad [overflow-wrap:anywhere]">
          {error ?? 'The site could not be read.'}
        </p>
      )}
      {status === 'reading' && (
        <p role="status" className="text-muted">
          The site is being read. What would change is shown here when it has been.
        </p>
      )}
      {after !== null && <Texts before={before} after={after} isOpen={status === 'waiting'} />}
      <Decision siteId={siteId} refresh={refresh} included={planLimits(user).monitoring} />
    </div>
  );
}

interface FileRefreshScreenProps {
  siteId: string;
  refreshId: string;
  user: User;
}

/** What a refresh would change in one file. Its owner approves or declines it. */
export function FileRefreshScreen({ siteId, refreshId, user }: FileRefreshScreenProps) {
  const query = useQuery({
    queryKey: hostingKeys.refresh(siteId, refreshId),
    queryFn: ({ signal }) => call(getRefresh, { params: { id: siteId, refreshId } }, { signal }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.status === 'reading' ? 2500 : false),
  });
  if (query.isPending)
    return (
      <LoadingState className="grid gap-4">
        <Skeleton className="h-8 w-72 max-w-full" />
        <Skeleton className="h-96 w-full" />
      </LoadingState>
    );
  if (query.data) return <Shown siteId={siteId} refresh={query.data} user={user} />;
  const gone = query.error instanceof ApiError && [400, 404].includes(query.error.status);
  return gone ? (
    <ErrorState
      title="This refresh is gone"
      description="Its file may have been deleted, or newer refreshes have taken its place."
      action={
        <ButtonLink to={filesPath(siteId)} variant="secondary">
          Go to the files of this site
        </ButtonLink>
      }
    />
  ) : (
    <ErrorState
      title="What would change could not be loaded"
      description={query.error.message}
      onRetry={() => void query.refetch()}
      retrying={query.isRefetching}
    />
  );
}
