import { purposes } from '@visible-ai/shared/analysis/answer-engines';
import { citedBy, citedText, engineMatrix } from '@visible-ai/shared/analysis/engine-matrix';
import type { SavedAnalysis } from '@visible-ai/shared/analysis/schema';
import { EngineCellButton } from './engine-cell-button.tsx';

/** On a phone with large letters the engine's name is above its three chips. */
const folded = '@max-[18rem]:grid @max-[18rem]:grid-cols-3';

/** What ChatGPT, Claude, Perplexity, Google and Bing may read the page for, with a chip for each purpose. */
export function EngineTable({ analysis }: { analysis: SavedAnalysis }) {
  const rows = engineMatrix(analysis);
  return (
    <section aria-labelledby="engines-title" className="@container min-w-0">
      <h2 id="engines-title" className="speaks text-title">
        Who may read you
      </h2>
      <p className="mt-1 text-muted">{citedText(citedBy(rows))}</p>
      <table
        // biome-ignore lint/a11y/noRedundantRoles: folded rows make some browsers drop the role
        role="table"
        className="mt-4 w-full table-fixed border-collapse text-note"
      >
        <caption className="sr-only">
          Each engine, and whether it may read the page for search, for a person and for training
        </caption>
        <colgroup className="@max-[18rem]:hidden">
          <col className="w-[22%]" />
          <col className="w-[26%] sm:w-auto" />
          <col className="w-[27%] sm:w-auto" />
        </colgroup>
        <thead>
          <tr className={`text-muted ${folded}`}>
            <td className="@max-[18rem]:hidden" />
            {purposes.map(({ kind, title }) => (
              <th key={kind} scope="col" className="py-2 text-left align-bottom font-normal">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="border-b border-line">
          {rows.map(({ name, cells }) => (
            <tr key={name} className={`border-t border-line ${folded}`}>
              <th
                scope="row"
                className="py-0.5 pr-2 text-left font-semibold [overflow-wrap:anywhere] @max-[18rem]:col-span-full @max-[18rem]:pt-2"
              >
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={purposes[index]?.kind} className="py-0.5 pr-1 @max-[18rem]:self-center">
                  {cell ? (
                    <EngineCellButton cell={cell} />
                  ) : (
                    <span className="text-muted">
                      <span aria-hidden>–</span>
                      <span className="sr-only">no agent that we judge</span>
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-note text-muted">
        <span className="print:hidden">Press a chip for the line that decides. </span>
        Blocking training costs no points: it removes you from no answer.
      </p>
    </section>
  );
}
