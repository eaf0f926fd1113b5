import { OPENING_WORDS } from './opening-words.ts';

/** "Outside opening hours", "en dehors des heures d'ouverture", "außerhalb der Öffnungszeiten". */
const OUTSIDE = new RegExp(
  `(?<!\\p{L})(?:outside|out|beyond|au(?:ß|ss)erhalb|en dehors|hors|fuera|al di fuori|fuori|fora|buiten|poza|mimo|utanför|utenfor|uden for|вне|поза|извън)\\s(?:[\\p{L}’']{1,12}\\s|[dl][’']){0,3}(?:${OPENING_WORDS}|hours|heures ouvrables)(?!\\p{L})`,
  'iu',
);

/** Whether a text says what is done while nobody is there: "Outside opening hours, on Sundays 9–17, call the doctor on duty." */
export const isOutsideHours = (text: string): boolean => OUTSIDE.test(text);
