import { wordsOf } from '@visible-ai/shared/html/words-of';
import { parse } from 'parse5';

/** The words of a sanitised Q&A section without its tags, one block per paragraph. */
export const qaPlainText = (html: string): string => wordsOf(parse(html));
