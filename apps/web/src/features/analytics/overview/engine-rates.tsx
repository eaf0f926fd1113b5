import { figureOf } from '@visible-ai/shared/answers/rate-words';
import type { AnswersSetup, AnswersSummary } from '@visible-ai/shared/answers/schema';
import { RatesTable } from '../figures/rates-table.tsx';
import { EngineName } from '../simulated-badge.tsx';

/** The figures of each engine: engines differ more from each other than most sites do. */
export function EngineRates({ summary, setup }: { summary: AnswersSummary; setup: AnswersSetup }) {
  return (
    <RatesTable
      caption="By engine"
      what="Engine"
      columns={['Names you in', 'Cites you in', 'Names you first in']}
      rows={summary.byEngine.map(({ engine, mention, citation, firstNamed }) => ({
        key: engine,
        head: <EngineName setup={setup} id={engine} />,
        figures: [figureOf(mention), figureOf(citation), figureOf(firstNamed)],
      }))}
    />
  );
}
