import { checkPoints } from '@visible-ai/shared/analysis/group-totals';
import type { CheckResult, SavedAnalysis } from '@visible-ai/shared/analysis/schema';
import { CheckRow } from './check-row.tsx';
import { Fold } from './fold.tsx';
import { NextStep } from './next-step.tsx';

interface SectionProps {
  title: string;
  checks: CheckResult[];
  analysis: SavedAnalysis;
}

function Rows({
  checks,
  analysis,
  firstOpen = false,
}: Omit<SectionProps, 'title'> & { firstOpen?: boolean }) {
  return (
    <div className="border-b border-line">
      {checks.map((check, index) => (
        <CheckRow
          key={check.id}
          check={check}
          recommendation={analysis.recommendations.find(({ checkId }) => checkId === check.id) ?? null}
          points={checkPoints(check, analysis.checks)}
          open={firstOpen && index === 0}
        />
      ))}
    </div>
  );
}

function Recommendations({ checks, analysis }: Omit<SectionProps, 'title'>) {
  if (checks.length === 0) return null;
  return (
    <section aria-label="Recommendations">
      <h3 className="mb-4 speaks text-title">Recommendations: what to fix first</h3>
      <Rows checks={checks} analysis={analysis} firstOpen />
    </section>
  );
}

function Rest({ title, checks, analysis }: SectionProps) {
  if (checks.length === 0) return null;
  return (
    <section aria-label={title}>
      <Fold
        heading={<h3 className="speaks text-title">{title}</h3>}
        count={`${checks.length} ${checks.length === 1 ? 'check' : 'checks'}`}
      >
        <Rows checks={checks} analysis={analysis} />
      </Fold>
    </section>
  );
}

/** Every check, most serious first: what to fix, what could not be checked, what is in order. */
export function CheckList({ analysis }: { analysis: SavedAnalysis }) {
  const byId = new Map(analysis.checks.map((check) => [check.id, check]));
  const toFix = analysis.recommendations.flatMap(({ checkId }) => byId.get(checkId) ?? []);
  const unknown = analysis.checks.filter(({ status }) => status === 'na');
  const passed = analysis.checks.filter(({ status }) => status === 'pass');
  const weightFirst = [...passed].sort((one, other) => other.weight - one.weight);
  const rest = unknown.filter((check) => !toFix.includes(check));
  return (
    <div className="grid min-w-0 grid-cols-1 gap-10 sm:gap-14">
      {toFix.filter(({ status }) => status !== 'na').length === 0 && (
        <p className="rounded-box border border-line bg-good-soft px-5 py-4">
          <strong className="font-semibold">Nothing to fix.</strong> Every check that could be made has
          passed.
        </p>
      )}
      <Recommendations checks={toFix} analysis={analysis} />
      <NextStep />
      <Rest title="Left out of the score" checks={rest} analysis={analysis} />
      <Rest title="In order" checks={weightFirst} analysis={analysis} />
    </div>
  );
}
