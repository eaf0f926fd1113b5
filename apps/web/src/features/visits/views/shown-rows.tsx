import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { formatCount } from '@/lib/format-count.ts';

interface ShownRowsProps<Row> {
  rows: readonly Row[];
  /** How many rows are shown at first. */
  shown?: number;
  /** The plural of what the rows are: "pages". */
  noun: string;
  children: (rows: readonly Row[]) => ReactNode;
}

/** The first rows of a list, with a button that shows the rest. */
export function ShownRows<Row>({ rows, shown = 8, noun, children }: ShownRowsProps<Row>) {
  const [all, setAll] = useState(false);
  return (
    <>
      {children(all ? rows : rows.slice(0, shown))}
      {rows.length > shown && (
        <Button variant="quiet" size="small" className="mt-2 -ml-4" onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${formatCount(rows.length)} ${noun}`}
        </Button>
      )}
    </>
  );
}
