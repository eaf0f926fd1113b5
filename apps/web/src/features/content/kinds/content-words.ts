import type { ContentType } from '@visible-ai/shared/content/schema';
import { plainText } from '../plain-text.ts';
import { kindViews } from './all-kinds.ts';

/** What a content says, to be read, compared and downloaded as text: files as they are, rich text without its tags. */
export const contentWords = (type: ContentType, text: string): string =>
  kindViews[type].text.how === 'rich' ? plainText(text) : text;
