import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Age } from './age.tsx';

it('says on the screen how long ago it was, and on paper when', () => {
  const at = new Date(Date.now() - 3 * 3_600_000);
  render(<Age at={at.toISOString()} />);
  expect(screen.getByText('3 hours ago')).toHaveClass('print:hidden');
  expect(screen.getByText(/^on [A-Z][a-z]+ \d{1,2}, \d{4} at/)).toHaveClass('hidden', 'print:inline');
});
