import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { type SortDirection, SortHeader } from './sort-header.tsx';
import { Table } from './table.tsx';
import { Tabs } from './tabs.tsx';

function Sorted() {
  const [direction, setDirection] = useState<SortDirection | null>(null);
  return (
    <Table caption="All Users (2)">
      <thead>
        <tr>
          <SortHeader direction={direction} onSort={setDirection}>
            User
          </SortHeader>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>Ada</td>
        </tr>
      </tbody>
    </Table>
  );
}

describe('Table', () => {
  it('is named by its caption and says how it is sorted', async () => {
    render(<Sorted />);
    expect(screen.getByRole('table', { name: 'All Users (2)' })).toBeInTheDocument();
    const header = screen.getByRole('columnheader', { name: 'User' });
    expect(header).toHaveAttribute('aria-sort', 'none');
    await userEvent.click(screen.getByRole('button', { name: 'User' }));
    expect(header).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(screen.getByRole('button', { name: 'User' }));
    expect(header).toHaveAttribute('aria-sort', 'descending');
  });
});

describe('Tabs', () => {
  function Held() {
    const [value, setValue] = useState<'preview' | 'source'>('preview');
    const items = [
      { value: 'preview', label: 'Preview', content: 'The preview' },
      { value: 'source', label: 'Source', content: 'The source' },
    ] as const;
    return <Tabs label="Views" items={items} value={value} onValueChange={setValue} />;
  }

  it('moves between its views with the arrow keys', async () => {
    render(<Held />);
    await userEvent.click(screen.getByRole('tab', { name: 'Preview' }));
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Source' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'Source' })).toHaveTextContent('The source');
  });
});
