import type { SavedAnalysis } from '@visible-ai/shared/analysis/schema';
import { CheckRows } from './check-rows.tsx';

/** What to fix, most urgent first. The first one is open. */
export function Recommendations({ analysis }: { analysis: SavedAnalysis }) {
  const byId = new Map(analysis.checks.map((check) => [check.id, check]));
  const toFix = analysis.recommendations.flatMap(({ checkId }) => byId.get(checkId) ?? []);
  if (toFix.length === 0)
    return (
      <p className="rounded-box border border-line bg-good-soft px-5 py-4">
        <strong className="font-semibold">Nothing to fix.</strong> Every check that could be made has passed.
      </p>
    );
  return (
    <section aria-label="Recommendations">
      <h2 className="mb-4 speaks text-title">Recommendations: what to fix first</h2>
      <CheckRows checks={toFix} analysis={analysis} firstOpen />
    </section>
  );
}
