import { scoreBand } from '@visible-ai/shared/analysis/score-band';
import type { ReactNode } from 'react';
import { toneFill } from './ui/tone.ts';

/** The score so far and what this fix adds. All rungs use one scale with the product's two thresholds. */
function Bar({ from, to }: { from: number; to: number }) {
  const fill = toneFill[scoreBand(to)];
  return (
    <span aria-hidden="true" className="relative mt-2 block h-1.5 overflow-hidden rounded-full bg-line drawn">
      <span className={`absolute inset-y-0 left-0 opacity-35 ${fill}`} style={{ width: `${to}%` }} />
      <span
        className={`absolute inset-y-0 ${fill}`}
        style={{ left: `${from}%`, width: `${Math.max(0, to - from)}%` }}
      />
    </span>
  );
}

/** One rung of a ladder of fixes: the score that it leads to, its fix, and the gain since the rung before. */
export function LadderRung({ from, score, children }: { from: number; score: number; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[min(3.25rem,24%)_minmax(0,1fr)] gap-x-3 border-t border-line py-3">
      <span className="speaks text-title leading-none tabular-nums">{score}</span>
      <div className="min-w-0">
        {children}
        <Bar from={from} to={score} />
      </div>
    </li>
  );
}

/** The score before any fix. */
export function FirstRung({ score }: { score: number }) {
  return (
    <LadderRung from={0} score={score}>
      <p className="text-note text-muted">Now</p>
    </LadderRung>
  );
}
