import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';

interface ChartFigureProps {
  /** Says in words what the chart shows. */
  summary: ReactNode;
  chart: ReactNode;
  table: ReactNode;
}

/** A chart with its summary. A button shows the same data as a table, which also works by keyboard. */
export function ChartFigure({ summary, chart, table }: ChartFigureProps) {
  const [asTable, setAsTable] = useState(false);
  return (
    <figure className="grid grid-cols-1 gap-4">
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-note text-muted">
        <span className="min-w-0 flex-1 basis-64">{summary}</span>
        <Button
          variant="quiet"
          size="small"
          className="-mx-4 print:hidden"
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? 'Show as chart' : 'Show as table'}
        </Button>
      </figcaption>
      {asTable ? table : chart}
    </figure>
  );
}
