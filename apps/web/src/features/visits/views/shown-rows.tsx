import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { formatCount } from '@/lib/format-count.ts';

interface ShownRowsProps<Row> {
  rows: readonly Row[];
  /** How many are shown until more are asked for. */
  shown?: number;
  /** Of the rows: "pages". */
  noun: string;
  children: (rows: readonly Row[]) => ReactNode;
}

/** The first rows of a list, and the others at a press. */
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
