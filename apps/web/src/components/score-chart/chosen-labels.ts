import type { PlacedPoint } from './place-scores.ts';

/** The line shows smaller changes well enough; they need no label. */
const WORTH_A_LABEL = 3;
/** The least distance between two labels, in hundredths of the width. Closer labels would overlap. */
const LABEL_ROOM = 7;

/** The changes that get a label, where there is room beside the label before. */
export function chosenLabels(points: readonly PlacedPoint[]): ReadonlySet<PlacedPoint> {
  const chosen: PlacedPoint[] = [];
  for (const point of points.toReversed()) {
    const next = chosen.at(-1);
    if (point.change === null || Math.abs(point.change) < WORTH_A_LABEL) continue;
    if (!next || next.x - point.x >= LABEL_ROOM) chosen.push(point);
  }
  return new Set(chosen);
}
