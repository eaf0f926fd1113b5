/** What a diff removes and inserts, in order, with the context lines that must be there. */
interface Step {
  kind: ' ' | '-' | '+';
  text: string;
}

const HEAD = /^(?:---|\+\+\+|@@|diff |index )/;

function stepsOf(diff: string): Step[] {
  return diff
    .split('\n')
    .filter((line) => !HEAD.test(line))
    .map((line) => {
      const sign = line.charAt(0);
      if (sign === '-' || sign === '+') return { kind: sign, text: line.slice(1) };
      return { kind: ' ', text: line.replace(/^ /, '') };
    });
}

/** The lines that a diff removes, and those that it adds. */
export function diffSides(diff: string): { removed: string; added: string } {
  const side = (kind: '-' | '+') =>
    stepsOf(diff)
      .filter((step) => step.kind === kind)
      .map(({ text }) => text)
      .join('\n');
  return { removed: side('-'), added: side('+') };
}

const findLine = (lines: readonly string[], wanted: string, from: number) => {
  const after = lines.findIndex((line, index) => index >= from && line.trimEnd() === wanted.trimEnd());
  return after >= 0 ? after : lines.findIndex((line) => line.trim() === wanted.trim());
};

/** Replaces consecutive lines, or a part of one line, in a text. */
function replace(lines: string[], from: number, gone: string[], come: string[]): number | null {
  const place = findLine(lines, gone[0] ?? '', from);
  if (place >= 0 && gone.every((line, index) => lines[place + index]?.trim() === line.trim())) {
    lines.splice(place, gone.length, ...come);
    return place + come.length;
  }
  const whole = lines.join('\n');
  const piece = gone.join('\n');
  const at = whole.indexOf(piece);
  if (piece.trim() === '' || at < 0) return null;
  const after = `${whole.slice(0, at)}${come.join('\n')}${whole.slice(at + piece.length)}`;
  lines.splice(0, lines.length, ...after.split('\n'));
  return 0;
}

/**
 * Applies a diff as a person does: it searches for the text of a removed line, starting at the last change; a
 * part of a longer line (one tag of a page) is enough.
 *
 * @param diff unified, with or without hunk headers.
 * @returns the new text, with its lines joined by LF; null if something to remove is not there.
 */
export function applyDiff(text: string, diff: string): string | null {
  const lines = text.split(/\r\n|\n|\r/);
  const steps = stepsOf(diff);
  const start = Number(/^@@ -(\d+)/m.exec(diff)?.[1] ?? 1);
  let at = Math.max(0, start - 1);
  for (let index = 0; index < steps.length; ) {
    const step = steps[index];
    if (!step) break;
    if (step.kind === '-') {
      const gone: string[] = [];
      const come: string[] = [];
      for (; steps[index]?.kind === '-'; index += 1) gone.push(steps[index]?.text ?? '');
      for (; steps[index]?.kind === '+'; index += 1) come.push(steps[index]?.text ?? '');
      const next = replace(lines, at, gone, come);
      if (next === null) return null;
      at = next;
      continue;
    }
    index += 1;
    if (step.kind === '+') lines.splice(at++, 0, step.text);
    else if (step.text.trim() !== '') {
      const place = findLine(lines, step.text, at);
      if (place >= 0) at = place + 1;
    } else if (lines[at]?.trim() === '') at += 1;
  }
  return lines.join('\n');
}
