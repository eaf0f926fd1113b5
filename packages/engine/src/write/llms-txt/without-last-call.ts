import { splitSentences } from '../../page/split-sentences.ts';
import { isButton } from '../is-button.ts';

const LONGEST_CALL = 80;
/** A telephone number behind a call. */
const NUMBER = /(?<![\d\s()/.:：-])[\s:：]*\+?\(?\d[\d\s()/.-]{5,}$/u;

/** What to press, however long: "Click to read Bees, by Ann Lee, a publication with thousands of subscribers." */
const CLICKS =
  /^(?:click|tap|klicken|klick|cliquez|haga clic|haz clic|clicca|clique|klik)(?: (?:here|hier|ici|aquí|qui|aqui|sie))?(?: (?:to|um|zum|pour|para|per|om))?\s/iu;

/** A description without what it ends with to make its readers press or call: "Book now!", "Jetzt anrufen: 030 123 45 67". */
export function withoutLastCall(text: string, language: string): string {
  const sentences = splitSentences(text, language).map((sentence) => sentence.trim());
  const last = sentences.at(-1) ?? '';
  const isCall = CLICKS.test(last) || (last.length <= LONGEST_CALL && isButton(last.replace(NUMBER, '')));
  if (sentences.length < 2 || !isCall) return text;
  return text.slice(0, text.lastIndexOf(last)).trimEnd();
}
