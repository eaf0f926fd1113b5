import { useQuery, useQueryClient } from '@tanstack/react-query';
import { planLimits } from '@visible-ai/shared/accounts/plan-limits';
import type { User } from '@visible-ai/shared/accounts/schema';
import { type ApiKey, MOST_KEYS } from '@visible-ai/shared/keys/schema';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { MakeOne } from '@/components/own-list/make-one.tsx';
import { OwnList } from '@/components/own-list/own-list.tsx';
import { PlanNeeded } from '@/components/own-list/plan-needed.tsx';
import { CreateKeyForm, type MadeKey, newKeyForm } from './create-key-form.tsx';
import { keyListQuery } from './key-list-query.ts';
import { KeyRow } from './key-row.tsx';
import { MadeKeyCard } from './made-key-card.tsx';

const icon = <KeyRound aria-hidden="true" />;

function NewKey({ count }: { count: number }) {
  const queryClient = useQueryClient();
  return (
    <MakeOne<MadeKey>
      label="Create API key"
      formKey={newKeyForm()}
      count={count}
      most={MOST_KEYS}
      full={`You have ${MOST_KEYS} keys, as many as an account may have. Revoke one to make another.`}
      empty={{
        icon,
        title: 'No API keys yet',
        description:
          'A key lets a program do for you what you allow it: run audits in a build, read scores, write files.',
      }}
      form={({ onCancel, onMade }) => (
        <CreateKeyForm
          onCancel={onCancel}
          onMade={(made) => {
            onMade(made);
            void queryClient.invalidateQueries(keyListQuery);
          }}
        />
      )}
      made={(made, onDone) => <MadeKeyCard made={made} onDone={onDone} />}
    />
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

/** The account's API keys: create, show once, revoke. */
export function ApiKeys({ user }: { user: User }) {
  const list = useQuery(keyListQuery);
  return (
    <OwnList label="API keys" list={list} count={({ keys }) => keys.length}>
      {({ keys }) => (
        <>
          {planLimits(user).monitoring ? (
            <NewKey count={keys.length} />
          ) : (
            <PlanNeeded
              icon={icon}
              title="API keys are part of our plans"
              description={
                keys.length > 0
                  ? 'Your plan includes no API keys any more: those you have can read, and nothing else.'
                  : 'With an active plan, programs work with your account through keys of their own.'
              }
            />
          )}
          <KeyList keys={keys} />
          <p className="text-note text-muted">
            A key is sent as <code>Authorization: Bearer vai_…</code> with each call.{' '}
            <Link to="/developers" className="text-link">
              Every call, with examples
            </Link>
          </p>
        </>
      )}
    </OwnList>
  );
}
