import type { Finding } from '../../report-model.ts';
import type { Sheet } from '../page/create-sheet.ts';
import { type Tone, tones } from '../page/look.ts';

export const statusWords = {
  pass: 'Passed',
  warn: 'Needs work',
  fail: 'Failed',
  na: 'No result',
} as const satisfies Record<Finding['status'], string>;

export const statusTones = {
  pass: 'good',
  warn: 'middling',
  fail: 'poor',
  na: 'neutral',
} as const satisfies Record<Finding['status'], Tone>;

/** A tick, a dash, a cross or dots in a coloured circle; the word is beside it. An artifact. */
export function statusMark(
  sheet: Sheet,
  status: Finding['status'],
  x: number,
  y: number,
  size: number,
): void {
  const { doc } = sheet;
  const { ink, soft } = tones[statusTones[status]];
  const [cx, cy, r] = [x + size / 2, y + size / 2, size * 0.19];
  sheet.artifact(() => {
    doc
      .circle(cx, cy, size / 2)
      .fillColor(soft)
      .fill();
    doc
      .lineWidth(size * 0.1)
      .lineCap('round')
      .lineJoin('round')
      .strokeColor(ink);
    if (status === 'pass')
      doc
        .moveTo(cx - r, cy)
        .lineTo(cx - r * 0.25, cy + r * 0.8)
        .lineTo(cx + r, cy - r * 0.75)
        .stroke();
    if (status === 'warn')
      doc
        .moveTo(cx - r, cy)
        .lineTo(cx + r, cy)
        .stroke();
    if (status === 'fail') {
      doc
        .moveTo(cx - r, cy - r)
        .lineTo(cx + r, cy + r)
        .stroke();
      doc
        .moveTo(cx + r, cy - r)
        .lineTo(cx - r, cy + r)
        .stroke();
    }
    if (status === 'na')
      for (const dx of [-r, 0, r])
        doc
          .circle(cx + dx, cy, size * 0.055)
          .fillColor(ink)
          .fill();
    doc.lineCap('butt').lineJoin('miter');
  });
}
