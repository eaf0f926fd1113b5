import { splitSentences } from '../../page/split-sentences.ts';
import { isButton } from '../is-button.ts';

const LONGEST_CALL = 80;
/** A telephone number behind a call. */
const NUMBER = /(?<![\d\s()/.:：-])[\s:：]*\+?\(?\d[\d\s()/.-]{5,}$/u;

/** A description without what it ends with to make its readers press or call: "Book now!", "Jetzt anrufen: 030 123 45 67". */
export function withoutLastCall(text: string, language: string): string {
  const sentences = splitSentences(text, language).map((sentence) => sentence.trim());
  const last = sentences.at(-1) ?? '';
  if (sentences.length < 2 || last.length > LONGEST_CALL || !isButton(last.replace(NUMBER, ''))) return text;
  return text.slice(0, text.lastIndexOf(last)).trimEnd();
}
