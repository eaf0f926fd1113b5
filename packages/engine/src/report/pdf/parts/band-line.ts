import type { Figure } from '@visible-ai/shared/answers/rate-words';
import type { Sheet } from '../page/create-sheet.ts';
import { colors } from '../page/look.ts';

interface BandOptions {
  x: number;
  /** The middle. */
  y: number;
  width: number;
  /** Ours is lit. */
  lit: boolean;
  /** With a scale below it. */
  large?: boolean;
}

/**
 * From 0 to all: the interval of a share as a band, and the counted value as a dot. An artifact: the words
 * beside it say the same.
 */
export function bandLine(
  sheet: Sheet,
  { value, band }: Pick<Figure, 'value' | 'band'>,
  { x, y, width, lit, large = false }: BandOptions,
): void {
  const { doc } = sheet;
  const height = large ? 8 : 5;
  const color = lit ? sheet.accent : colors.muted;
  sheet.artifact(() => {
    doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.6)
      .strokeColor(colors.lineStrong)
      .stroke();
    if (large)
      for (const tick of [0, 0.25, 0.5, 0.75, 1])
        doc
          .moveTo(x + width * tick, y - 3)
          .lineTo(x + width * tick, y + 3)
          .stroke();
    if (band) {
      const wide = Math.max(3, width * (band.high - band.low));
      const from = Math.min(x + width * band.low, x + width - wide);
      doc
        .fillOpacity(0.3)
        .roundedRect(from, y - height / 2, wide, height, height / 2)
        .fillColor(color)
        .fill()
        .fillOpacity(1);
    }
    if (value !== null)
      doc
        .circle(x + width * value, y, large ? 4.6 : 3.2)
        .lineWidth(1.2)
        .fillAndStroke(color, '#ffffff');
  });
}
