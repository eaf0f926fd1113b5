import { checkPoints } from '@visible-ai/shared/analysis/group-totals';
import type { CheckResult, SavedAnalysis } from '@visible-ai/shared/analysis/schema';
import { CheckRow } from './check-row.tsx';

interface CheckRowsProps {
  checks: CheckResult[];
  analysis: SavedAnalysis;
  firstOpen?: boolean;
}

/** Checks as rows that can be opened, in the given order. */
export function CheckRows({ checks, analysis, firstOpen = false }: CheckRowsProps) {
  return (
    <div className="border-b border-line">
      {checks.map((check, index) => (
        <CheckRow
          key={check.id}
          check={check}
          url={analysis.url}
          recommendation={analysis.recommendations.find(({ checkId }) => checkId === check.id) ?? null}
          points={checkPoints(check, analysis.checks)}
          open={firstOpen && index === 0}
        />
      ))}
    </div>
  );
}
