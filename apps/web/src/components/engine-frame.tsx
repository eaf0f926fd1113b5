import { purposes } from '@visible-ai/shared/analysis/answer-engines';
import type { ReactNode } from 'react';

interface EngineFrameProps<Cell> {
  /** Says what the table tells, for screen readers. */
  caption: string;
  /** For each engine its agents in the order of the purposes; null where it has none that we judge. */
  rows: readonly { name: string; cells: readonly (Cell | null)[] }[];
  /** Draws what one agent may read. */
  draw: (cell: Cell, purpose: (typeof purposes)[number]['kind']) => ReactNode;
}

/** With large letters the engine's name is above its three chips. */
const folded = '@max-[18rem]:grid @max-[18rem]:grid-cols-3';

/** The engines, and for each purpose what its agent may read. */
export function EngineFrame<Cell>({ caption, rows, draw }: EngineFrameProps<Cell>) {
  return (
    <div className="@container min-w-0">
      <table
        // biome-ignore lint/a11y/noRedundantRoles: folded rows make some browsers drop the role
        role="table"
        className="w-full table-fixed border-collapse text-note"
      >
        <caption className="sr-only">{caption}</caption>
        <colgroup className="@max-[18rem]:hidden">
          <col className="w-[22%]" />
          <col className="w-[26%] sm:w-auto" />
          <col className="w-[27%] sm:w-auto" />
        </colgroup>
        <thead>
          <tr className={`text-muted ${folded}`}>
            <td className="@max-[18rem]:hidden" />
            {purposes.map(({ kind, title }) => (
              <th key={kind} scope="col" className="pr-1 pb-2 text-left align-bottom font-normal">
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
              {purposes.map(({ kind }, index) => {
                const cell = cells[index];
                return (
                  <td key={kind} className="py-0.5 pr-1 @max-[18rem]:self-center">
                    {cell ? (
                      draw(cell, kind)
                    ) : (
                      <span className="text-muted">
                        <span aria-hidden="true">–</span>
                        <span className="sr-only">no agent that we judge</span>
                      </span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
