import { monthNamed } from './month-names.ts';

const LONGEST = 40;
/** "on", "of", "le", "de" and days of the week stand beside the figures of a date. */
const BESIDE = /^(?:on|of|the|le|la|am|den|de|del|di|il|op|em|st|nd|rd|th|er|gada|г|року|年|月|日)$/iu;

/** Whether a text is a whole date and nothing else: "April 3, 2026", "3 avril 2026", "2026-04-03". */
export function isDateAlone(text: string): boolean {
  if (text.length > LONGEST || !/(?<!\d)(?:19|20)\d{2}(?!\d)/.test(text)) return false;
  if (/^\s*(?:19|20)\d{2}[-/.]\d{1,2}[-/.]\d{1,2}\s*$/.test(text)) return true;
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  const months = words.filter((word) => monthNamed(word) !== null).length;
  const figures = text.match(/\d+/g)?.length ?? 0;
  const isMonth = months === 1 || /\d月/.test(text);
  return (
    isMonth &&
    figures >= 2 &&
    figures <= 3 &&
    words.filter((word) => monthNamed(word) === null && !BESIDE.test(word)).length === 0
  );
}
