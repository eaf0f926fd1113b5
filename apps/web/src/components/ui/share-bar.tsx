import { scoreBand } from '@visible-ai/shared/analysis/score-band';
import { toneFill } from './tone.ts';

/** The percentage of its points that a group has, with its colour. The text beside it says the same. */
export function ShareBar({ percent }: { percent: number }) {
  return (
    <span aria-hidden="true" className="mt-2.5 block h-1 overflow-hidden rounded-full bg-line drawn">
      <span
        className={`block h-full rounded-full ${toneFill[scoreBand(percent)]}`}
        style={{ width: `${percent}%` }}
      />
    </span>
  );
}
