import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';

let broken = true;

function Page() {
  if (broken) throw new Error('Boom');
  return <h1>The page</h1>;
}

describe('ErrorBoundary', () => {
  it('offers to try again, and shows the page once it works', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    // React logs each error that a boundary catches.
    const printed = vi.spyOn(console, 'error').mockReturnValue();
    render(
      <MemoryRouter>
        <ErrorBoundary resetKey="/">
          <Page />
        </ErrorBoundary>
      </MemoryRouter>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('This page failed');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('heading', { name: 'The page' })).toBeInTheDocument();
    printed.mockClear();
  });
});
