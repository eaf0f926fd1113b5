import type { Rate, RateChange, ShareOfVoice } from './schema.ts';

/** Fewer answers than this are never a verdict: their numbers are shown, no percentage. */
const FEW = 20;

export interface Band {
  low: number;
  high: number;
}

/** What a figure is drawn and told from, be it a rate or a share. */
export interface Figure {
  value: number | null;
  k: number;
  n: number;
  /** The interval to show: of two the wider. Null where nothing was counted. */
  band: Band | null;
}

/** Of a rate: the wider of its own interval and the one that knows how far prompts differ. */
export function figureOf({ value, k, n, low, high, clustered }: Rate): Figure {
  const own = low === null || high === null ? null : { low, high };
  const wider = own && clustered && clustered.high - clustered.low > own.high - own.low ? clustered : own;
  return { value, k, n, band: wider };
}

const NOTHING: Figure = { value: null, k: 0, n: 0, band: null };
export const NO_RIVAL = 'No competitor is set up';

/**
 * For a share of voice. If all prompts give the same result, resampling them does not show how sure it is.
 *
 * @param isMeasured there is a competitor: without any, every naming is ours, whatever that is worth.
 */
export const shareFigure = ({ value, ours, all, low, high }: ShareOfVoice, isMeasured: boolean): Figure =>
  isMeasured
    ? { value, k: ours, n: all, band: low === null || high === null || low === high ? null : { low, high } }
    : NOTHING;

export const isFew = ({ n }: Pick<Figure, 'n'>): boolean => n < FEW;

/** A share as a percentage; what is more than none is never 0%, what is less than all never 100%. */
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

/** With commas; `toLocaleString` takes a slow phone a tenth of a second the first time. */
const formatCount = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** How a figure is worded, wherever it appears. */
export interface ToldFigure {
  /** What is seen first: a percentage, of few answers their numbers, or that there is nothing yet. */
  large: string;
  /** The numbers behind a percentage. */
  of: string | null;
  /** How sure it is. */
  sure: string | null;
}

/**
 * A figure in words. Few answers are told as numbers: a percentage of three would be read as a verdict.
 *
 * @param what was counted: "answers".
 * @param none what is said where there is nothing.
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

/** The same in a line: "40%: 16 of 40 answers. Most likely between 30% and 50%." */
export function figureLine(figure: Figure, what: string, none?: string): string {
  const { large, of, sure } = tellFigure(figure, what, none);
  const numbers = of === null ? large : `${large}: ${of}`;
  return sure === null ? `${numbers}.` : `${numbers}. ${sure.replace(/\.$/, '')}.`;
}

/** Of a change, in points of a percentage. */
const points = (share: number): number => Math.round(Math.abs(share) * 100);

/** What became of a rate from one run to the next: "up by 12 points (most likely 3 to 21)", or that nothing can be told. */
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
