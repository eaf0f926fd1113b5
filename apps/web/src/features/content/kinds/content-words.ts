import type { ContentType } from '@visible-ai/shared/content/schema';
import { plainText } from '../plain-text.ts';
import { kindViews } from './all-kinds.ts';

/** The text of a content to read, compare and download: files as they are, rich text without its tags. */
export const contentWords = (type: ContentType, text: string): string =>
  kindViews[type].text.how === 'rich' ? plainText(text) : text;
