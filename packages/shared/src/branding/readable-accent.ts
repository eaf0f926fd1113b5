/** The background of reports and mails. */
const PAPER = '#fbfaf7';
/** The least contrast of text and background (WCAG 2.2, 1.4.3). */
const LEAST_CONTRAST = 4.5;

const channels = (color: string) =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as [number, number, number];

/** Relative luminance, 0 to 1 (WCAG 2.2). */
function luminance(color: string): number {
  const [red, green, blue] = channels(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours like #0a66c2, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** The colour mixed with black: the same hue, but darker. */
const darkened = (color: string, share: number) =>
  `#${channels(color)
    .map((value) =>
      Math.round(value * (1 - share))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/**
 * An accent that is readable on paper: the colour itself if its contrast is at least 4.5:1, or else the
 * nearest darker one.
 *
 * @param accent a colour like #0a66c2.
 */
export function readableAccent(accent: string): string {
  const color = accent.toLowerCase();
  for (let percent = 0; percent < 100; percent += 1) {
    const tried = darkened(color, percent / 100);
    if (contrast(tried, PAPER) >= LEAST_CONTRAST) return tried;
  }
  return '#000000';
}
