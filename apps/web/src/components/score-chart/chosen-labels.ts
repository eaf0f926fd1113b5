import type { PlacedPoint } from './place-scores.ts';

/** A change of fewer points is seen in the line and needs no label. */
const WORTH_A_LABEL = 3;
/** A label nearer to the one before it, in hundredths of the width, would run into it. */
const LABEL_ROOM = 7;

/** The changes worth a label, where there is room for one beside the last. */
export function chosenLabels(points: readonly PlacedPoint[]): ReadonlySet<PlacedPoint> {
  const chosen: PlacedPoint[] = [];
  for (const point of points.toReversed()) {
    const next = chosen.at(-1);
    if (point.change === null || Math.abs(point.change) < WORTH_A_LABEL) continue;
    if (!next || next.x - point.x >= LABEL_ROOM) chosen.push(point);
  }
  return new Set(chosen);
}
