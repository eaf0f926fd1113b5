import { stripVTControlCharacters } from 'node:util';

/**
 * Characters that control a terminal: C0 and C1 controls, direction characters (which can make a line look
 * like another one), line and paragraph separators, and invisible tags.
 */
const OBEYED =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to be taken out
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]|[\u{E0000}-\u{E007F}]/gu;

/** Half a surrogate pair: the output's encoding has no bytes for it. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Makes foreign text safe for a terminal. Line ends and tabs stay. */
export const cleanText = (text: string): string =>
  stripVTControlCharacters(text.replaceAll('\r\n', '\n'))
    .replace(OBEYED, '')
    .replace(LONE_SURROGATE, '\uFFFD')
    .replaceAll('\t', '  ');

/** The same for every text in a value, at any depth, so that none is forgotten. */
export function cleanTexts<T>(value: T): T;
export function cleanTexts(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map((item) => cleanTexts(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cleanTexts(item)]));
}
