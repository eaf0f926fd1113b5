import { checkPoints } from '@visible-ai/shared/analysis/group-totals';
import type { CheckResult, SavedAnalysis } from '@visible-ai/shared/analysis/schema';
import { CheckRow } from './check-row.tsx';

interface SectionProps {
  title: string;
  checks: CheckResult[];
  analysis: SavedAnalysis;
  openFirst?: boolean;
}

function Section({ title, checks, analysis, openFirst = false }: SectionProps) {
  if (checks.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="mb-4 speaks text-title">{title}</h3>
      <div className="border-b border-line">
        {checks.map((check, index) => (
          <CheckRow
            key={check.id}
            check={check}
            recommendation={analysis.recommendations.find(({ checkId }) => checkId === check.id) ?? null}
            points={checkPoints(check, analysis.checks)}
            open={openFirst && index === 0}
          />
        ))}
      </div>
    </section>
  );
}

/** Every check, gravest first: what to fix, what could not be checked, what is in order. */
export function CheckList({ analysis }: { analysis: SavedAnalysis }) {
  const byId = new Map(analysis.checks.map((check) => [check.id, check]));
  const toFix = analysis.recommendations.flatMap(({ checkId }) => byId.get(checkId) ?? []);
  const unknown = analysis.checks.filter(({ status }) => status === 'na');
  const passed = analysis.checks.filter(({ status }) => status === 'pass');
  const weightFirst = [...passed].sort((one, other) => other.weight - one.weight);
  const rest = unknown.filter((check) => !toFix.includes(check));
  return (
    <div className="grid min-w-0 grid-cols-1 gap-14">
      {toFix.filter(({ status }) => status !== 'na').length === 0 && (
        <p className="rounded-box border border-line bg-good-soft px-5 py-4">
          <strong className="font-semibold">Nothing to fix.</strong> Every check that could be made has
          passed.
        </p>
      )}
      <Section title="What to fix first" checks={toFix} analysis={analysis} openFirst />
      <Section title="Left out of the score" checks={rest} analysis={analysis} />
      <Section title="In order" checks={weightFirst} analysis={analysis} />
    </div>
  );
}
