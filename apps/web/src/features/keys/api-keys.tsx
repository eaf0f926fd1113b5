import { useQuery, useQueryClient } from '@tanstack/react-query';
import { planLimits } from '@visible-ai/shared/accounts/plan-limits';
import type { User } from '@visible-ai/shared/accounts/schema';
import { type ApiKey, MOST_KEYS } from '@visible-ai/shared/keys/schema';
import { KeyRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { LoadingState } from '@/components/ui/loading-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { CreateKeyForm, type MadeKey } from './create-key-form.tsx';
import { keyListQuery } from './key-list-query.ts';
import { KeyRow } from './key-row.tsx';
import { MadeKeyCard } from './made-key-card.tsx';

/** What somebody without the plan is told, in a sentence, with the way to one. */
function NoPlan({ hasKeys }: { hasKeys: boolean }) {
  return (
    <EmptyState
      icon={<KeyRound aria-hidden="true" />}
      title="API keys are part of our plans"
      description={
        hasKeys
          ? 'Your plan includes no API keys any more: those you have can read, and nothing else.'
          : 'With an active plan, programs work with your account through keys of their own.'
      }
      action={
        <ButtonLink to="/pricing" variant="secondary">
          View Pricing Plans
        </ButtonLink>
      }
    />
  );
}

type Making = { step: 'idle' } | { step: 'form' } | { step: 'made'; made: MadeKey };

/** The way to a new key: the button, then the form, then the secret. */
function NewKey({ count }: { count: number }) {
  const [making, setMaking] = useState<Making>({ step: 'idle' });
  const queryClient = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  const back = () => {
    setMaking({ step: 'idle' });
    // The form has taken the focus with it.
    requestAnimationFrame(() => button.current?.focus());
  };
  if (making.step === 'form')
    return (
      <CreateKeyForm
        onCancel={back}
        onMade={(made) => {
          setMaking({ step: 'made', made });
          void queryClient.invalidateQueries(keyListQuery);
        }}
      />
    );
  if (making.step === 'made') return <MadeKeyCard made={making.made} onDone={back} />;
  const create = (
    <Button ref={button} disabled={count >= MOST_KEYS} onClick={() => setMaking({ step: 'form' })}>
      Create API key
    </Button>
  );
  if (count === 0)
    return (
      <EmptyState
        icon={<KeyRound aria-hidden="true" />}
        title="No API keys yet"
        description="A key lets a program do for you what you allow it: run audits in a build, read scores, write files."
        action={create}
      />
    );
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {create}
      {count >= MOST_KEYS && (
        <p className="text-note text-muted">
          You have {MOST_KEYS} keys, as many as an account may have. Revoke one to make another.
        </p>
      )}
    </div>
  );
}

function KeyList({ keys }: { keys: readonly ApiKey[] }) {
  const [now] = useState(() => Date.now());
  if (keys.length === 0) return null;
  return (
    <ul aria-label="Your API keys">
      {keys.map((apiKey) => (
        <KeyRow key={apiKey.id} apiKey={apiKey} now={now} />
      ))}
    </ul>
  );
}

interface KeysProps {
  user: User;
  keys: readonly ApiKey[];
}

function Keys({ user, keys }: KeysProps) {
  const screen = useRef<HTMLElement>(null);
  const shown = useRef(keys.length);
  useEffect(() => {
    // A key that is revoked takes its row away, and the focus with it.
    const lost = keys.length < shown.current && document.activeElement === document.body;
    if (lost) screen.current?.focus();
    shown.current = keys.length;
  }, [keys.length]);
  return (
    <section
      ref={screen}
      tabIndex={-1}
      aria-label="API keys"
      className="grid max-w-3xl grid-cols-1 gap-8 outline-none"
    >
      {planLimits(user).monitoring ? <NewKey count={keys.length} /> : <NoPlan hasKeys={keys.length > 0} />}
      <KeyList keys={keys} />
      <p className="text-note text-muted">
        A key is sent as <code>Authorization: Bearer vai_…</code> with each call.{' '}
        <Link to="/developers" className="text-link">
          Every call, with examples
        </Link>
      </p>
    </section>
  );
}

/** The account's API keys: made here, shown once, revoked here. */
export function ApiKeys({ user }: { user: User }) {
  const list = useQuery(keyListQuery);
  if (list.isPending)
    return (
      <LoadingState className="grid gap-3">
        <Skeleton className="h-11 w-40" />
        <Skeleton className="h-24 w-full" />
      </LoadingState>
    );
  if (list.isError)
    return (
      <ErrorState
        title="Your API keys could not be loaded"
        description={list.error.message}
        onRetry={() => void list.refetch()}
      />
    );
  return <Keys user={user} keys={list.data.keys} />;
}
