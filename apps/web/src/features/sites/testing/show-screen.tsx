import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { ToastHost } from '@/components/ui/toast-host.tsx';
import { answering, json } from '../../../../test/fake-server.ts';

/** The answers of a fake server, by "METHOD /path?query" or by the path alone. */
export type Answers = Record<string, unknown | ((body: unknown) => Response | Promise<Response>)>;

/** A fake server. Requests without an answer get 404. */
export function serveSites(answers: Answers) {
  return answering((address, init) => {
    const { pathname, search } = new URL(address, 'https://here.example');
    const method = init?.method ?? 'GET';
    const found = [`${method} ${pathname}${search}`, `${method} ${pathname}`].find((key) => key in answers);
    const answer = found === undefined ? undefined : answers[found];
    if (answer === undefined) return json(404, { error: 'Not found', code: 'not_found' });
    return typeof answer === 'function'
      ? answer(init?.body ? JSON.parse(String(init.body)) : null)
      : json(200, answer);
  });
}

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}

/** Renders a screen at an address, inside everything that screens need. */
export function showScreen(screen: ReactElement, address = '/sites'): void {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path={new URL(address, 'https://here.example').pathname} element={screen} />
          <Route path="*" element={null} />
        </Routes>
        <Address />
        <ToastHost />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
