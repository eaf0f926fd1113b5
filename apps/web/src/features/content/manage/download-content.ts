import { downloadName } from '@visible-ai/shared/content/download-name';
import type { ContentItem } from '@visible-ai/shared/content/schema';
import { saveFile } from '@/lib/save-file.ts';
import { contentWords } from '../content-words.ts';

/** Hands a content to the browser: as plain text, or a Q&A section as Markdown or JSON-LD. */
export function downloadContent(item: ContentItem, as: 'text' | 'markdown' | 'json-ld'): void {
  const { content_type: type, content_text: text, downloads } = item;
  if (as === 'text') saveFile(downloadName(type), contentWords(type, text));
  else if (as === 'markdown' && downloads)
    saveFile('q&a-section.md', downloads.markdown, 'text/markdown;charset=utf-8');
  else if (downloads) saveFile('q&a-section.json', downloads.json_ld, 'application/ld+json;charset=utf-8');
}
