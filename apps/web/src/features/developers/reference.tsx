import { callGroups } from 'virtual:api-reference';
import type { CallGroup } from '@visible-ai/shared/reference/describe-calls';
import { Suspense, useDeferredValue, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { SearchField } from '@/components/ui/search-field.tsx';
import { CallItem } from './call-item.tsx';
import { matchingCalls } from './matching-calls.ts';

const countOf = (some: readonly CallGroup[]) => some.reduce((sum, { calls }) => sum + calls.length, 0);

/** Every call of the API in groups, with a search. Groups hydrate separately: none delays the others. */
export function Reference() {
  const [search, setSearch] = useState('');
  const found = matchingCalls(callGroups, useDeferredValue(search));
  return (
    <div className="grid min-w-0 grid-cols-1 gap-8">
      <div className="grid gap-3">
        <SearchField
          label="Search the calls"
          placeholder="Search: a path, a scope, an error"
          value={search}
          onChange={setSearch}
        />
        <p aria-live="polite" className="min-h-5.25 pl-5 text-note text-muted">
          {search.trim() !== '' && `${countOf(found)} of ${countOf(callGroups)} calls`}
        </p>
      </div>
      {found.map(({ tag, calls }) => (
        <Suspense key={tag}>
          <section aria-label={`Calls: ${tag}`}>
            <h3 className="mb-2 text-lead font-semibold">{tag}</h3>
            {calls.map((call) => (
              <CallItem key={call.id} call={call} />
            ))}
          </section>
        </Suspense>
      ))}
      {found.length === 0 && (
        <EmptyState
          title="No call has these words"
          description="Try fewer or other words."
          action={
            <Button variant="secondary" onClick={() => setSearch('')}>
              Show all calls
            </Button>
          }
        />
      )}
    </div>
  );
}
