const LEAST_DAYS = 5;
const DAY = /^[月火水木金土日祝](?:曜日?)?$/u;
const OPEN = /^[●○◯〇◎✓✔]$/u;
const CLOSED = /^(?:[-－ー―—–×✕✖xX/／]|休診?)?$/u;
/** A sign that a note below the table explains. */
const NOTED = /^[△▲▽▼☆★◇◆※*]$/u;

/** The days that a row of marks says to be open, as Japanese tables of hours have them: "● | ● | － | ▲" under "月 | 火 | 水 | 木". Null for other rows. */
export function markedDays(heads: readonly string[], values: readonly string[]): string | null {
  if (heads.length < LEAST_DAYS || values.length > heads.length || !heads.every((head) => DAY.test(head)))
    return null;
  const days: string[] = [];
  for (const [at, value] of values.entries()) {
    const day = heads[at] ?? '';
    if (OPEN.test(value)) days.push(day);
    else if (NOTED.test(value)) days.push(`${day}（${value}）`);
    else if (!CLOSED.test(value)) return null;
  }
  return days.length > 0 ? days.join('・') : null;
}
