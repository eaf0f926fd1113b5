/** The part of 0 to 100 that a chart of scores shows, with the values that get a line. */
export interface ScoreScale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

/** A smaller range would make one point look like a mountain. */
const LEAST_RANGE = 20;
/** Room for labels above and below the line. */
const ROOM = 4;

/** A scale in whole tens that fits the scores: changes are visible, and one point does not look like ten. */
export function scoreScale(scores: readonly number[]): ScoreScale {
  const [least, most] = scores.length > 0 ? [Math.min(...scores), Math.max(...scores)] : [0, 100];
  let low = Math.max(0, Math.floor((least - ROOM) / 10) * 10);
  let high = Math.min(100, Math.ceil((most + ROOM) / 10) * 10);
  while (high - low < LEAST_RANGE) {
    if (high < 100) high += 10;
    else low -= 10;
  }
  const step = high - low > 40 ? 20 : 10;
  const ticks: number[] = [];
  for (let tick = Math.ceil(low / step) * step; tick <= high; tick += step) ticks.push(tick);
  return { low, high, ticks };
}

/** The place of a score on a scale: 0 at the bottom, 1 at the top. */
export const shareOfScale = (score: number, { low, high }: ScoreScale): number =>
  (score - low) / (high - low);
