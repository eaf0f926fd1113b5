import type { TextStyle } from '../text/set-lines.ts';

/** The product's light theme (apps/web, tokens.css), as paper can print it. */
export const colors = {
  paper: '#fbfaf7',
  sunken: '#f4f2ee',
  ink: '#16181e',
  muted: '#4d5057',
  faint: '#696c72',
  line: '#dfdeda',
  lineStrong: '#c5c4be',
  accent: '#194fe3',
  onAccent: '#fcfcfc',
  good: '#05773b',
  goodSoft: '#dcf7e2',
  warn: '#925b00',
  warnSoft: '#fff0cc',
  warnMark: '#c68206',
  bad: '#be2323',
  badSoft: '#ffece9',
} as const;

const TIGHT = -0.018;
const style = (
  role: TextStyle['role'],
  size: number,
  leading: number,
  color: string = colors.ink,
  tracking = 0,
): TextStyle => ({ role, size, leading, color, tracking });

/** A scale of six sizes, in points. */
export const styles = {
  cover: style('display', 38, 42, colors.ink, -0.022),
  heading: style('display', 25, 30, colors.ink, -0.02),
  title: style('display', 15.5, 20, colors.ink, TIGHT),
  lead: style('text', 12.5, 18.5),
  body: style('text', 9.5, 14.2),
  quiet: style('text', 9.5, 14.2, colors.muted),
  strong: style('strong', 10, 14.2),
  label: style('strong', 8.3, 12),
  small: style('text', 8.3, 12, colors.muted),
  code: style('mono', 7.7, 11.4),
  figures: style('mono', 8.3, 12, colors.muted),
} as const;

export const inColor = (from: TextStyle, color: string): TextStyle => ({ ...from, color });

export const tones = {
  good: { ink: colors.good, mark: colors.good, soft: colors.goodSoft },
  middling: { ink: colors.warn, mark: colors.warnMark, soft: colors.warnSoft },
  poor: { ink: colors.bad, mark: colors.bad, soft: colors.badSoft },
  neutral: { ink: colors.muted, mark: colors.faint, soft: colors.sunken },
} as const;
export type Tone = keyof typeof tones;

/**
 * Points. The left and right margin, the top margin with its running head, and the one with the page number.
 */
export const margins = { side: 56, top: 74, bottom: 66 } as const;

export const paperSizes = { a4: [595.28, 841.89], letter: [612, 792] } as const;
