import type { CheckResult, SavedAnalysis } from '@visible-ai/shared/analysis/schema';
import { CheckRows } from './check-rows.tsx';
import { Fold } from './fold.tsx';

function Rest({
  title,
  checks,
  analysis,
}: {
  title: string;
  checks: CheckResult[];
  analysis: SavedAnalysis;
}) {
  if (checks.length === 0) return null;
  return (
    <section aria-label={title}>
      <Fold
        heading={<h2 className="speaks text-title">{title}</h2>}
        count={`${checks.length} ${checks.length === 1 ? 'check' : 'checks'}`}
      >
        <CheckRows checks={checks} analysis={analysis} />
      </Fold>
    </section>
  );
}

/** The checks that need no fix: those that could not be made, and those that passed. */
export function RestOfChecks({ analysis }: { analysis: SavedAnalysis }) {
  const recommended = new Set(analysis.recommendations.map(({ checkId }) => checkId));
  const rest = analysis.checks.filter(({ status, id }) => status === 'na' && !recommended.has(id));
  const passed = analysis.checks
    .filter(({ status }) => status === 'pass')
    .sort((one, other) => other.weight - one.weight);
  return (
    <>
      <Rest title="Left out of the score" checks={rest} analysis={analysis} />
      <Rest title="In order" checks={passed} analysis={analysis} />
    </>
  );
}
