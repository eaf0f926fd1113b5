import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { makeUser } from '../../test/make-user.ts';

afterEach(() => vi.doUnmock('./app-routes.tsx'));

it('does not draw a page again when it becomes known who reads', async () => {
  const pages = vi.fn(() => null);
  vi.doMock('./app-routes.tsx', () => ({ AppRoutes: pages }));
  const { App } = await import('./app.tsx');
  const { session } = await import('@/lib/session/session.ts');
  render(
    <MemoryRouter>
      <App />
    </MemoryRouter>,
  );
  await session.signIn({ accessToken: 'access', refreshToken: 'refresh' }, makeUser());
  expect(pages).toHaveBeenCalledTimes(1);
});
