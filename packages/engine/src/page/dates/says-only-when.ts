import { monthNamed } from './month-names.ts';

/** How long reading takes: "6 min read", "4 Min. Lesezeit", "5 min de lecture", "3分で読めます". */
const READING =
  /\d{1,3}\s*(?:[-–]\s*\d{1,3}\s*)?-?\s*(?:min(?:ute|uten|utes|utos|uti|uut|uter|uts)?s?\b\.?|минут\p{L}*|мин\b\.?|хв\b\.?|分钟|分鐘|分|분)\s*-?\s*(?:(?:de |di |to |zum |lees|läs|les)?(?:read(?:ing)?(?: time)?|lesezeit|lesen|lecture|lectura|lettura|leitura|leestijd|lezen|tijd|tid|czytania|čtení|чтения|читання)(?!\p{L})|阅读|閱讀|で読めます|읽기)?/giu;
/** How many have seen or answered it. */
const COUNTS =
  /\d[\d.,]*\s?[km]?\s*(?:comments?|views?|likes?|reads?|replies|reply|shares?|kommentare?|aufrufe?|antworten|commentaires?|vues?|comentarios?|comentários?|vistas?|commenti|visualizzazioni|reacties|weergaven)\b/giu;
/** Words beside the figures of a date. */
const BESIDE =
  /^(?:on|of|the|le|la|am|den|de|del|di|il|op|em|st|nd|rd|th|er|gada|г|року|年|月|日|년|월|일)$/iu;
const LONGEST = 400;

/**
 * Whether a text only says when something was written, how long it takes to read and how many have seen it: the lines
 * under the cards of a blog, "Jun 3, 2026 · 6 min read".
 */
export function saysOnlyWhen(text: string): boolean {
  if (text.length > LONGEST || !/\d/.test(text)) return false;
  const rest = text.replace(READING, ' ').replace(COUNTS, ' ');
  const words = rest.match(/[\p{L}\p{M}]+/gu) ?? [];
  const isOfDate = (word: string) => monthNamed(word) !== null || BESIDE.test(word);
  // Figures alone may be a telephone number.
  return (rest !== text || words.length > 0) && words.every(isOfDate);
}
