import type { AnswersSetup, AnswersSummary } from '@visible-ai/shared/answers/schema';
import { Table } from '@/components/ui/table.tsx';
import { RateCell } from '../figures/rate-cell.tsx';
import { figureOf } from '../figures/rate-words.ts';
import { EngineName } from '../simulated-badge.tsx';

/** How each engine answers: they differ more from each other than most sites do. */
export function EngineRates({ summary, setup }: { summary: AnswersSummary; setup: AnswersSetup }) {
  return (
    <Table caption="By engine" className="[&_td]:align-top [&_tbody_th]:align-top">
      <thead>
        <tr>
          <th scope="col">Engine</th>
          <th scope="col">Names you in</th>
          <th scope="col">Cites you in</th>
          <th scope="col">Names you first in</th>
        </tr>
      </thead>
      <tbody>
        {summary.byEngine.map(({ engine, mention, citation, firstNamed }) => (
          <tr key={engine}>
            <th scope="row">
              <EngineName setup={setup} id={engine} />
            </th>
            <td>
              <RateCell figure={figureOf(mention)} />
            </td>
            <td>
              <RateCell figure={figureOf(citation)} />
            </td>
            <td>
              <RateCell figure={figureOf(firstNamed)} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
