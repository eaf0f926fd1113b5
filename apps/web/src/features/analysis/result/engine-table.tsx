import { citedBy, citedText, engineMatrix } from '@visible-ai/shared/analysis/engine-matrix';
import type { SavedAnalysis } from '@visible-ai/shared/analysis/schema';
import { EngineFrame } from '@/components/engine-frame.tsx';
import { EngineCellButton } from './engine-cell-button.tsx';

/** What ChatGPT, Claude, Perplexity, Google and Bing may read the page for, with a chip for each purpose. */
export function EngineTable({ analysis }: { analysis: SavedAnalysis }) {
  const rows = engineMatrix(analysis);
  return (
    <section aria-labelledby="engines-title" className="min-w-0">
      <h2 id="engines-title" className="speaks text-title">
        Who may read you
      </h2>
      <p className="mt-1 mb-6 text-muted">{citedText(citedBy(rows))}</p>
      <EngineFrame
        caption="Each engine, and whether it may read the page for search, for a person and for training"
        rows={rows}
        draw={(cell) => <EngineCellButton cell={cell} />}
      />
      <p className="mt-3 text-note text-muted">
        <span className="print:hidden">Press a chip for the line that decides. </span>
        Blocking training costs no points: it removes you from no answer.
      </p>
    </section>
  );
}
