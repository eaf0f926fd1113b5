import { UNSPACED } from '../../page/scripts.ts';
import { bareWords } from '../sentences.ts';

/** Sentences of one paragraph are added up to this length. */
export const ENOUGH = 80;
export const LEAST = 60;
/** A shorter text needs another to say something. */
const SAID = 30;

/** How a sentence ends. */
export const ENDS = /[.!?。．！？؟…।](?:["'”’»)\]」』])*$/u;

/** A sentence that can stand alone, though a longer one would tell more. */
export const isSaid = (text: string) => text.length >= (UNSPACED.test(text) ? SAID / 2 : SAID);

/** Whether a text describes a page alone. Scripts without spaces say as much with half the characters. */
export const isEnough = (text: string) => text.length >= (UNSPACED.test(text) ? LEAST / 2 : LEAST);

/** Whether a text has so many words. */
export const enoughWords = (text: string, least: number) =>
  UNSPACED.test(text) ? text.length >= least * 2 : bareWords(text).length >= least;
