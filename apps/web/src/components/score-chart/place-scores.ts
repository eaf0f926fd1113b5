import { type ScoreScale, shareOfScale } from './score-scale.ts';

/** A score and its time. */
export interface ScorePoint {
  readonly at: string;
  readonly score: number;
  /** The address of its audit. */
  readonly to?: string | undefined;
  /** What happened at that time, e.g. "robots.txt changed". */
  readonly event?: string | undefined;
}

export interface PlacedPoint extends ScorePoint {
  /** In hundredths of the chart, from the left; `y` is from the top. */
  readonly x: number;
  readonly y: number;
  /** Points gained or lost since the score before; null for the first score. */
  readonly change: number | null;
}

/** What happened between audits, e.g. "llms.txt published". */
export interface ChartEvent {
  readonly at: string;
  readonly text: string;
  /** What the chart has no room for. */
  readonly more?: string | undefined;
  /** The address that shows more of it. */
  readonly to?: string | undefined;
}

/** A text at a vertical line through the chart. */
export interface PlacedEvent {
  readonly at: string;
  readonly x: number;
  readonly text: string;
}

/** Maps a time to its place, with some room at both ends. A single time is in the middle. */
function xScale(times: readonly number[]): (at: string) => number {
  const begin = Math.min(...times);
  const length = Math.max(...times) - begin;
  return (at) => (length > 0 ? 3 + (94 * (Date.parse(at) - begin)) / length : 50);
}

/** The events since the first audit. Earlier ones cannot explain the line. */
const eventsSince = (points: readonly ScorePoint[], events: readonly ChartEvent[]) =>
  events.filter(({ at }) => Date.parse(at) >= Date.parse(points[0]?.at ?? ''));

/** The chart names the first of several events of a day and counts the others. The list beside it has all. */
const dayText = ([first, ...more]: readonly string[]): string =>
  more.length > 0 ? `${first} and ${more.length} more` : (first ?? '');

/**
 * The place of each score and each event. Events of one day share a place. The order is the order of time.
 */
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
