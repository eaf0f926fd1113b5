import { type ScoreScale, shareOfScale } from './score-scale.ts';

/** One score at its time. */
export interface ScorePoint {
  readonly at: string;
  readonly score: number;
  /** Where its audit is shown. */
  readonly to?: string | undefined;
  /** What happened then, e.g. "robots.txt changed". */
  readonly event?: string | undefined;
}

export interface PlacedPoint extends ScorePoint {
  /** In hundredths of the chart, from its left and its top. */
  readonly x: number;
  readonly y: number;
  /** Points won or lost since the score before; null for the first. */
  readonly change: number | null;
}

/** Where each score stands: by time, with some room at both ends. One alone stands in the middle. */
export function placeScores(points: readonly ScorePoint[], scale: ScoreScale): PlacedPoint[] {
  const times = points.map(({ at }) => Date.parse(at));
  const begin = times[0] ?? 0;
  const length = (times.at(-1) ?? 0) - begin;
  return points.map((point, index) => {
    const before = points[index - 1];
    const time = times[index] ?? begin;
    return {
      ...point,
      x: length > 0 ? 3 + (94 * (time - begin)) / length : 50,
      y: 100 * (1 - shareOfScale(point.score, scale)),
      change: before ? point.score - before.score : null,
    };
  });
}
