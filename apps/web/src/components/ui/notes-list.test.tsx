import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { NotesList } from './notes-list.tsx';

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `Note ${index + 1}`);

it('shows the first of many notes, and the others when asked to', async () => {
  render(<NotesList notes={numbered(9)} />);
  expect(screen.getByText('Note 3')).toBeVisible();
  expect(screen.getByText('Note 4')).not.toBeVisible();
  await userEvent.click(screen.getByText('6 more notes'));
  expect(screen.getByText('Note 4')).toBeVisible();
  expect(screen.getByText('Note 9')).toBeVisible();
});

it('shows a few notes at once', () => {
  render(<NotesList notes={numbered(4)} />);
  expect(screen.getByText('Note 4')).toBeVisible();
  expect(screen.queryByText(/more note/)).toBeNull();
});
