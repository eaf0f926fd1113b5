import { scoreBand } from '@visible-ai/shared/analysis/score-band';
import type { Sheet } from '../page/create-sheet.ts';
import { colors, tones } from '../page/look.ts';

interface BarOptions {
  x: number;
  y: number;
  width: number;
  /** Percent: the share before is paler. */
  from: number;
  to: number;
}

const HEIGHT = 3.4;

/** A share of a hundred in the colour of its score. An artifact: the figure is beside it. */
export function shareBar(sheet: Sheet, { x, y, width, from, to }: BarOptions): void {
  const { doc } = sheet;
  const { mark } = tones[scoreBand(to)];
  sheet.artifact(() => {
    doc.save();
    doc.roundedRect(x, y, width, HEIGHT, HEIGHT / 2).clip();
    doc.rect(x, y, width, HEIGHT).fillColor(colors.line).fill();
    doc
      .fillOpacity(0.35)
      .rect(x, y, (width * from) / 100, HEIGHT)
      .fillColor(mark)
      .fill();
    doc
      .fillOpacity(1)
      .rect(x + (width * from) / 100, y, (width * Math.max(0, to - from)) / 100, HEIGHT)
      .fillColor(mark)
      .fill();
    doc.restore();
  });
}
