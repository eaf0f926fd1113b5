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

/** What happened between audits, e.g. "llms.txt published". */
export interface ChartEvent {
  readonly at: string;
  readonly text: string;
  /** What there is no room for in the chart. */
  readonly more?: string | undefined;
  /** Where more of it is shown. */
  readonly to?: string | undefined;
}

/** What is written at a line through the chart. */
export interface PlacedEvent {
  readonly at: string;
  readonly x: number;
  readonly text: string;
}

/** By time, with some room at both ends; where there is one moment alone, in the middle. */
function xScale(times: readonly number[]): (at: string) => number {
  const begin = Math.min(...times);
  const length = Math.max(...times) - begin;
  return (at) => (length > 0 ? 3 + (94 * (Date.parse(at) - begin)) / length : 50);
}

/** What happened since the first audit: before it there is no line that it could explain. */
const eventsSince = (points: readonly ScorePoint[], events: readonly ChartEvent[]) =>
  events.filter(({ at }) => Date.parse(at) >= Date.parse(points[0]?.at ?? ''));

/** How many of several events of a day are told of by name in the chart; the list beside it has all. */
const dayText = ([first, ...more]: readonly string[]): string =>
  more.length > 0 ? `${first} and ${more.length} more` : (first ?? '');

/** Where each score and each event stands: events of one day stand together, in the order of time. */
export function placeScores(
  points: readonly ScorePoint[],
  scale: ScoreScale,
  events: readonly ChartEvent[] = [],
): { points: PlacedPoint[]; events: PlacedEvent[] } {
  const shown = eventsSince(points, events);
  const xOf = xScale([...points, ...shown].map(({ at }) => Date.parse(at)));
  const all = [...points.flatMap(({ at, event }) => (event ? [{ at, text: event }] : [])), ...shown].sort(
    (one, other) => Date.parse(one.at) - Date.parse(other.at),
  );
  const days = new Map<string, { at: string; texts: Set<string> }>();
  for (const { at, text } of all) {
    const day = days.get(at.slice(0, 10)) ?? { at, texts: new Set() };
    days.set(at.slice(0, 10), { ...day, texts: day.texts.add(text) });
  }
  return {
    points: points.map((point, index) => {
      const before = points[index - 1];
      return {
        ...point,
        x: xOf(point.at),
        y: 100 * (1 - shareOfScale(point.score, scale)),
        change: before ? point.score - before.score : null,
      };
    }),
    events: [...days.values()].map(({ at, texts }) => ({ at, x: xOf(at), text: dayText([...texts]) })),
  };
}
