import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Button } from './button.tsx';
import { RetryButton } from './retry-button.tsx';

it('leaves the focus in its part of the screen when what was asked for is there', async () => {
  function Part() {
    const [loaded, setLoaded] = useState(false);
    return (
      <main>
        <section aria-label="Your files">
          {loaded ? <p>llms.txt</p> : <RetryButton onClick={() => setLoaded(true)} />}
        </section>
      </main>
    );
  }
  render(<Part />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('llms.txt')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Your files' })).toHaveFocus());
});

it('gives the focus back to a button that has worked', async () => {
  let end = () => {};
  function Saver() {
    const [loading, setLoading] = useState(false);
    end = () => setLoading(false);
    return (
      <main tabIndex={-1}>
        <Button loading={loading} onClick={() => setLoading(true)}>
          Save
        </Button>
      </main>
    );
  }
  render(<Saver />);
  const save = screen.getByRole('button', { name: 'Save' });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  // Browsers take the focus from a button that is disabled.
  screen.getByRole('main').focus();
  expect(save).not.toHaveFocus();
  end();
  await waitFor(() => expect(save).toHaveFocus());
});
