import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { toast } from './toast.ts';
import { ToastHost } from './toast-host.tsx';

describe('toast', () => {
  it('shows an error by the name Error, and a success with its action', async () => {
    const view = vi.fn();
    render(<ToastHost />);
    act(() => toast.error('Invalid email or password'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error');
    expect(alert).toHaveTextContent('Invalid email or password');

    act(() => toast.success('Generation Complete!', { action: { label: 'View File', onClick: view } }));
    await userEvent.click(await screen.findByRole('button', { name: 'View File' }));
    expect(view).toHaveBeenCalledOnce();
  });

  it('shows one at a time: the newest', async () => {
    render(<ToastHost />);
    act(() => toast.success('First'));
    await screen.findByText('First');
    act(() => toast.success('Second'));
    await screen.findByText('Second');
    await waitFor(() => expect(screen.queryByText('First')).toBeNull());
  });

  it('keeps a success until it is closed, and lets a notice go after six seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    render(<ToastHost />);
    act(() => toast.success('Saved'));
    await screen.findByText('Saved');
    await act(() => vi.advanceTimersByTimeAsync(3_600_000));
    expect(screen.getByText('Saved')).toBeInTheDocument();

    act(() => toast.notice('Check your mail'));
    await screen.findByText('Check your mail');
    await act(() => vi.advanceTimersByTimeAsync(7_000));
    expect(screen.queryByText('Check your mail')).toBeNull();
    vi.useRealTimers();
  });

  it('gives the focus back to where it was when its own button takes it away', async () => {
    const undo = vi.fn();
    render(
      <>
        <button type="button">Delete</button>
        <ToastHost />
      </>,
    );
    act(() => toast.success('Deleted', { action: { label: 'Undo', onClick: undo } }));
    const button = await screen.findByRole('button', { name: 'Undo' });
    screen.getByRole('button', { name: 'Delete' }).focus();
    button.focus();
    await userEvent.keyboard('{Enter}');
    expect(undo).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
  });
});
