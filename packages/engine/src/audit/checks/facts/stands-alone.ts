import { connects, isDated, isPreliminary, pointsElsewhere } from '../../../language/sentence-signs.ts';
import { isLicenceNotice } from '../../../page/is-licence-notice.ts';
import { sentencesOf } from './whole-sentences.ts';

/** A step of instructions: "2.- Add the files", "Step 3: restart". */
const STEP = /^(?:\p{N}{1,2}\s?[.)-]{1,2}\s|(?:step|schritt|étape|paso|passo|stap|krok|steg|шаг)\s\p{N})/iu;
/** Asks the reader for something, or tells which button to press. */
const REQUEST =
  /^(?:(?:please|kindly|click|tap|press|bitte|klicken|veuillez|merci de|cliquez|por favor|haga clic|per favore|clicca|klik|alsjeblieft|proszę|kliknij|пожалуйста|нажмите)(?![\p{L}]))/iu;
/** A name of code and what it stands for: "event:change - when the item changes", "'parse()' takes …". */
const OF_CODE = /^(?:['"`][^'"`\s]{1,40}\(\)['"`]|[\w$.-]{1,40}\(\)|\p{Ll}+:\p{L}+\s[-–—])/u;
/** What only a procedure needs: "If you use webpack, …", "To install it, …". */
const CONDITION =
  /^(?:(?:if|when|once|after|before|in case) you(?:r|[’']\p{L}+)?|to get started|to \p{L}+ (?:the|an?|your|it|this|all)|(?:wenn|falls|sobald) (?:sie|du|ihr)|si (?:vous|tu)|se vuoi)\s/iu;

/** Text that only takes up room. */
const FILLER = /\blorem ipsum\b/iu;
/** Whose rights are kept: "All software in this document is protected by copyright". */
const OF_RIGHTS = /\bprotected by copyright\b|\ball rights reserved\b/iu;

/** A name of a file, of code or a number, not a word. */
const NO_WORD = /[\p{L}\p{N}_-]\.[\p{L}\p{N}]|[_/\\{}()<>=]|^\P{L}+$/u;

/** Whether most of a text is file names and numbers. */
function isOfFiles(text: string): boolean {
  const tokens = text.split(/\s+/u);
  return tokens.filter((token) => NO_WORD.test(token)).length * 2 > tokens.length;
}

/**
 * Whether a text can be quoted for the whole page: its first sentence is no step, request, note or condition, and is not
 * joined to something before it.
 *
 * @param language a BCP 47 tag; empty if unknown.
 */
export function standsAlone(text: string, language: string): boolean {
  const [sentence = ''] = sentencesOf(text);
  return (
    !STEP.test(sentence) &&
    !REQUEST.test(sentence) &&
    !OF_CODE.test(sentence) &&
    !isOfFiles(sentence) &&
    !isLicenceNotice(sentence) &&
    !FILLER.test(sentence) &&
    !OF_RIGHTS.test(sentence) &&
    !CONDITION.test(sentence) &&
    !pointsElsewhere(sentence) &&
    !isDated(sentence) &&
    !isPreliminary(sentence) &&
    !connects(sentence, language)
  );
}
