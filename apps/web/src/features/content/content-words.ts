import type { ContentType } from '@visible-ai/shared/content/schema';
import { plainText } from './plain-text.ts';

/** What a content says, to be read, compared and downloaded as text: files as they are, a Q&A section without its tags. */
export const contentWords = (type: ContentType, text: string): string =>
  type === 'qa_section' ? plainText(text) : text;
