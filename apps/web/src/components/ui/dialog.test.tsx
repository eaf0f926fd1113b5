import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { Menu } from './menu.tsx';
import { MenuItem } from './menu-item.tsx';
import { TextInput } from './text-input.tsx';

function Editing() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Edit llms.txt" description="Plain text.">
        <TextInput aria-label="File" />
      </Dialog>
    </>
  );
}

function FromMenu() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu trigger={<Button>More</Button>}>
        <MenuItem onSelect={() => setOpen(true)}>Revisions</MenuItem>
      </Menu>
      {open && <Dialog open onOpenChange={setOpen} title="Revisions of llms.txt" />}
    </>
  );
}

describe('Dialog', () => {
  it('gives the focus back to the button of the menu that it was opened from', async () => {
    render(<FromMenu />);
    screen.getByRole('button', { name: 'More' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('dialog', { name: 'Revisions of llms.txt' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
  });

  it('has a name and a description, and starts in its first field', async () => {
    render(<Editing />);
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    const dialog = screen.getByRole('dialog', { name: 'Edit llms.txt' });
    expect(dialog).toHaveAccessibleDescription('Plain text.');
    expect(screen.getByRole('textbox', { name: 'File' })).toHaveFocus();
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its cross', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ])('closes by %s and gives the focus back', async (_, close) => {
    render(<Editing />);
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    await close();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus());
  });
});

describe('ConfirmDialog', () => {
  const texts = { title: 'Remove Ada?', description: 'She loses the admin panel.', confirmLabel: 'Remove' };

  it('confirms only by its button, and leaves closing to the caller', async () => {
    const onConfirm = vi.fn();
    const onOpenChange = vi.fn();
    render(<ConfirmDialog {...texts} open onOpenChange={onOpenChange} onConfirm={onConfirm} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(onConfirm).toHaveBeenCalledOnce();
    expect(onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  it('cannot be confirmed twice while it works', async () => {
    const onConfirm = vi.fn();
    render(<ConfirmDialog {...texts} open pending onOpenChange={vi.fn()} onConfirm={onConfirm} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }), { pointerEventsCheck: 0 });
    expect(onConfirm).not.toHaveBeenCalled();
  });
});
