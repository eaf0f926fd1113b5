import type { SavedAnalysis } from '@visible-ai/shared/analysis/schema';
import { scoreBand } from '@visible-ai/shared/analysis/score-band';
import { Chip } from '@/components/ui/chip.tsx';
import { toneFill } from '@/components/ui/tone.ts';
import { type LadderStep, ladderSteps } from './ladder-steps.ts';
import { checkAnchor, openCheck } from './open-check.ts';

/** The score so far, and what this fix adds, on one scale for all rungs with the product's two thresholds. */
function Bar({ from, to }: { from: number; to: number }) {
  return (
    <span aria-hidden className="relative mt-2 block h-1.5 overflow-hidden rounded-full bg-line">
      <span
        className={`absolute inset-y-0 left-0 opacity-35 ${toneFill[scoreBand(to)]}`}
        style={{ width: `${to}%` }}
      />
      <span
        className={`absolute inset-y-0 ${toneFill[scoreBand(to)]}`}
        style={{ left: `${from}%`, width: `${Math.max(0, to - from)}%` }}
      />
    </span>
  );
}

const Score = ({ value }: { value: number }) => (
  <span className="speaks text-title leading-none tabular-nums">{value}</span>
);

const rung = 'grid grid-cols-[min(3.25rem,24%)_minmax(0,1fr)] gap-x-3 border-t border-line py-3';

function gain({ from, score }: LadderStep): string {
  if (score > from) return `+${score - from}`;
  return 'with the next';
}

function Rung({ step, number }: { step: LadderStep; number: number }) {
  return (
    <li className={rung}>
      <Score value={step.score} />
      <div className="min-w-0">
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
          <span className="shrink-0 font-mono text-muted tabular-nums">
            {gain(step)}
            {step.score > step.from && <span className="sr-only"> points</span>}
          </span>
        </p>
        <Bar from={step.from} to={step.score} />
      </div>
    </li>
  );
}

/** Where the score stands once the first fix is made, the first two, the first three; each leads to its fix. */
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
        <li className={rung}>
          <Score value={analysis.score} />
          <div>
            <p className="text-note text-muted">Now</p>
            <Bar from={0} to={analysis.score} />
          </div>
        </li>
        {ladder.steps.map((step, index) => (
          <Rung key={step.checkId} step={step} number={index + 1} />
        ))}
        {ladder.all && (
          <li className={rung}>
            <Score value={ladder.all.score} />
            <div>
              <p className="text-note text-muted">With all {ladder.all.count} fixes</p>
              <Bar from={ladder.steps.at(-1)?.score ?? analysis.score} to={ladder.all.score} />
            </div>
          </li>
        )}
      </ol>
    </section>
  );
}
