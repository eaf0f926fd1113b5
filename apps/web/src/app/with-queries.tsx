import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { queryClient } from '@/lib/query-client.ts';
import { session } from '@/lib/session/session.ts';

let lastUser: string | null = null;

// One account must not see what was loaded for another.
session.subscribe(() => {
  const state = session.state();
  if (state.status === 'loading') return;
  const user = state.status === 'signed-in' ? state.user.id : null;
  if (lastUser !== null && lastUser !== user) queryClient.clear();
  lastUser = user;
});

/** Wraps a page in the query client. The cache lives longer than the page. */
export function withQueries(Page: ComponentType): ComponentType {
  return function PageWithQueries() {
    return (
      <QueryClientProvider client={queryClient}>
        <Page />
      </QueryClientProvider>
    );
  };
}
