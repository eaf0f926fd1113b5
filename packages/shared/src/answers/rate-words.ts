import type { Rate, RateChange, ShareOfVoice } from './schema.ts';

/** With fewer answers than this there is no verdict: only the numbers are shown, no percentage. */
const FEW = 20;

export interface Band {
  low: number;
  high: number;
}

/** The numbers behind a drawn figure, for a rate or for a share. */
export interface Figure {
  value: number | null;
  k: number;
  n: number;
  /** The interval to show. If there are two, the wider one. Null if nothing was counted. */
  band: Band | null;
}

/** The figure of a rate. Its band is the wider of its own interval and the one for differing prompts. */
export function figureOf({ value, k, n, low, high, clustered }: Rate): Figure {
  const own = low === null || high === null ? null : { low, high };
  const wider = own && clustered && clustered.high - clustered.low > own.high - own.low ? clustered : own;
  return { value, k, n, band: wider };
}

const NOTHING: Figure = { value: null, k: 0, n: 0, band: null };
export const NO_RIVAL = 'No competitor is set up';

/**
 * The figure of a share of voice. If all prompts give the same result, resampling them does not show how sure
 * it is.
 *
 * @param isMeasured false if there is no competitor: then every naming is ours, and the share means
 *   nothing.
 */
export const shareFigure = ({ value, ours, all, low, high }: ShareOfVoice, isMeasured: boolean): Figure =>
  isMeasured
    ? { value, k: ours, n: all, band: low === null || high === null || low === high ? null : { low, high } }
    : NOTHING;

export const isFew = ({ n }: Pick<Figure, 'n'>): boolean => n < FEW;

/** A share as a percentage. It is 0% only for none, and 100% only for all. */
export function percentText(share: number): string {
  const percent = Math.round(share * 100);
  if (percent === 0 && share > 0) return 'under 1%';
  if (percent === 100 && share < 1) return 'over 99%';
  return `${percent}%`;
}

/** "33% to 50%". */
export const bandText = ({ low, high }: Band): string => `${percentText(low)} to ${percentText(high)}`;

export const ofText = ({ k, n }: Pick<Figure, 'k' | 'n'>, what: string): string =>
  `${formatCount(k)} of ${formatCount(n)} ${what}`;

/** With commas. The first `toLocaleString` takes 0.1 s on a slow phone. */
const formatCount = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** A figure in words, the same everywhere. */
export interface ToldFigure {
  /** Shown first: a percentage, or the numbers if the answers are few, or that there is nothing yet. */
  large: string;
  /** The numbers of the percentage. */
  of: string | null;
  /** Says how sure it is. */
  sure: string | null;
}

/**
 * A figure in words. Few answers are shown as numbers: a percentage of three answers would look like a
 * verdict.
 *
 * @param what was counted: "answers".
 * @param none the text if nothing was counted.
 */
export function tellFigure(figure: Figure, what: string, none = 'Nothing to count yet'): ToldFigure {
  const { value, band } = figure;
  if (value === null) return { large: none, of: null, sure: null };
  const of = ofText(figure, what);
  if (!band) return { large: of, of: null, sure: 'From too little to say how sure that is.' };
  if (isFew(figure))
    return {
      ...{ large: of, of: null },
      sure: `Too few for a percentage. The true share may lie anywhere from ${bandText(band)}.`,
    };
  const between = bandText(band).replace(' to ', ' and ');
  return { large: percentText(value), of, sure: `Most likely between ${between}` };
}

/** The same in one line: "40%: 16 of 40 answers. Most likely between 30% and 50%." */
export function figureLine(figure: Figure, what: string, none?: string): string {
  const { large, of, sure } = tellFigure(figure, what, none);
  const numbers = of === null ? large : `${large}: ${of}`;
  return sure === null ? `${numbers}.` : `${numbers}. ${sure.replace(/\.$/, '')}.`;
}

/** A change in percentage points. */
const points = (share: number): number => Math.round(Math.abs(share) * 100);

/** The change between two runs: "up by 12 points (most likely 3 to 21)", or that none can be detected. */
export function changeText({ diff, low, high, verdict, needed }: RateChange): string {
  switch (verdict) {
    case 'up':
      return `up by ${points(diff)} points (most likely ${points(low)} to ${points(high)})`;
    case 'down':
      return `down by ${points(diff)} points (most likely ${points(high)} to ${points(low)})`;
    case 'none-detectable':
      return needed === null
        ? 'no detectable change'
        : `no detectable change; to show a difference like this one, each run would need ${formatCount(needed)} answers`;
  }
}
