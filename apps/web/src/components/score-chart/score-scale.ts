/** The part of 0 to 100 that a chart of scores shows, with the values that get a line. */
export interface ScoreScale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

/** Less would make a mountain of a point. */
const LEAST_RANGE = 20;
/** Room above and below what is drawn, for the labels. */
const ROOM = 4;

/** A scale that fits the scores, in whole tens: what moved is seen to have moved, and one point does not look like ten. */
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

/** Where a score stands on a scale: 0 at its foot, 1 at its head. */
export const shareOfScale = (score: number, { low, high }: ScoreScale): number =>
  (score - low) / (high - low);
