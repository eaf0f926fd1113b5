import { type LadderStep, ladderSteps } from '@visible-ai/shared/analysis/ladder-steps';
import type { SavedAnalysis } from '@visible-ai/shared/analysis/schema';
import { FirstRung, LadderRung } from '@/components/ladder-rung.tsx';
import { Chip } from '@/components/ui/chip.tsx';
import { checkAnchor, openCheck } from './open-check.ts';

function gain({ from, score }: LadderStep): string {
  if (score > from) return `+${score - from}`;
  return 'with the next';
}

function Rung({ step, number }: { step: LadderStep; number: number }) {
  return (
    <LadderRung from={step.from} score={step.score}>
      <p className="flex items-baseline gap-x-2.5 text-note">
        <Chip className="self-start">{number}</Chip>
        <a
          href={`#${checkAnchor(step.checkId)}`}
          onClick={(event) => {
            event.preventDefault();
            openCheck(step.checkId);
          }}
          className="touch-target min-w-0 flex-1 rounded-[4px] font-semibold [overflow-wrap:anywhere] hover:underline"
        >
          {step.title}
        </a>
        <span className="shrink-0 text-muted tabular-nums">
          {gain(step)}
          {step.score > step.from && <span className="sr-only"> points</span>}
        </span>
      </p>
    </LadderRung>
  );
}

/** The score after the first fix, the first two and the first three. Each rung links to its fix. */
export function FixLadder({ analysis }: { analysis: SavedAnalysis }) {
  const ladder = ladderSteps(analysis);
  if (!ladder) return null;
  return (
    <section aria-labelledby="ladder-title" className="min-w-0">
      <h2 id="ladder-title" className="speaks text-title">
        What the fixes are worth
      </h2>
      <p className="mt-1 text-muted">The score as you make them, one after another.</p>
      <ol className="mt-4 border-b border-line">
        <FirstRung score={analysis.score} />
        {ladder.steps.map((step, index) => (
          <Rung key={step.checkId} step={step} number={index + 1} />
        ))}
        {ladder.all && (
          <LadderRung from={ladder.steps.at(-1)?.score ?? analysis.score} score={ladder.all.score}>
            <p className="text-note text-muted">With all {ladder.all.count} fixes</p>
          </LadderRung>
        )}
      </ol>
    </section>
  );
}
