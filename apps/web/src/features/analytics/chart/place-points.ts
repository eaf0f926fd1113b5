import type { Figure } from '@visible-ai/shared/answers/rate-words';

/** The share of one run, and its time. */
export interface RatePoint {
  at: string;
  figure: Figure;
  /** The address of its answers. */
  to: string;
  /** The engine itself changed since the run before, so the two runs cannot be compared. */
  changed: boolean;
}

export interface PlacedRate extends RatePoint {
  /** In hundredths of the chart, from the left. */
  x: number;
}

/** The top of the scale: the smallest of 20, 40, 60, 80 and 100 percent that shows every band completely. */
export function scaleTop(points: readonly RatePoint[]): number {
  const most = Math.max(0, ...points.map(({ figure }) => figure.band?.high ?? figure.value ?? 0));
  return [0.2, 0.4, 0.6, 0.8].find((top) => most <= top) ?? 1;
}

/** Places each run by its time, with some room at both ends. A single run is in the middle. */
export function placeRates(points: readonly RatePoint[]): PlacedRate[] {
  const times = points.map(({ at }) => Date.parse(at));
  const begin = times[0] ?? 0;
  const length = (times.at(-1) ?? 0) - begin;
  return points.map((point, index) => ({
    ...point,
    x: length > 0 ? 4 + (92 * ((times[index] ?? begin) - begin)) / length : 50,
  }));
}

/**
 * Groups of runs that can be compared. A line joins the runs of a group; it does not cross a change of the
 * engine or a run without a figure.
 */
export function stretches(points: readonly PlacedRate[]): PlacedRate[][] {
  const all: PlacedRate[][] = [];
  let open: PlacedRate[] = [];
  for (const point of points) {
    if (point.changed || point.figure.value === null) {
      if (open.length > 0) all.push(open);
      open = [];
    }
    if (point.figure.value !== null) open.push(point);
  }
  if (open.length > 0) all.push(open);
  return all;
}
