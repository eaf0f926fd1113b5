import { storableText } from '@visible-ai/shared/content/storable-text';

/**
 * Characters to remove from foreign text: controls except tab and line feed, and those that change the
 * direction of the text after them (Unicode Bidirectional Algorithm, 2: embeddings, overrides, isolates).
 * U+FFFE and U+FFFF are not allowed in XML 1.0. Tag characters are invisible but models read them; they are
 * kept in flags (UTS 51, ED-14a).
 */
const HIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is to be taken out
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]|(?<!\u{1F3F4}[\u{E0020}-\u{E007E}]{0,6})[\u{E0000}-\u{E007F}]/gu;

/** Foreign text that is safe to show: its lines end in line feeds, and lone surrogates are replaced. */
export const plainText = (text: string): string =>
  storableText(text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(HIDDEN, ''));

/** The same on one line. */
export const plainLine = (text: string): string => plainText(text).replace(/\s+/g, ' ').trim();
