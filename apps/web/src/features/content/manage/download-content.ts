import { kindOf } from '@visible-ai/shared/content/kinds/all-kinds';
import type { ContentItem } from '@visible-ai/shared/content/schema';
import { toastFailure } from '@/components/toast-failure.ts';
import { fetchFile } from '@/lib/fetch-file.ts';
import { saveFile } from '@/lib/save-file.ts';
import { contentWords } from '../kinds/content-words.ts';
import type { FileForm } from '../kinds/kind-view.ts';

/** Downloads files that the server packs. The first download loads the API calls. */
async function downloadPacked({ id, content_type: type }: ContentItem): Promise<void> {
  try {
    const { downloadContent: call } = await import('@visible-ai/shared/content/endpoints');
    saveFile(kindOf(type).fileName, await fetchFile(call, { params: { id } }));
  } catch (error) {
    toastFailure(error, 'The files could not be downloaded');
  }
}

/**
 * Downloads a content: as plain text, or a Q&A section as Markdown or JSON-LD. It uses the text of the card,
 * because another call could fail or return a newer version. The server packs several files into one.
 */
export function downloadContent(item: ContentItem, as: 'text' | 'markdown' | 'json-ld'): void {
  const { content_type: type, content_text: text, downloads } = item;
  const { fileName, mediaType } = kindOf(type);
  const name = fileName.replace(/\.\w+$/, '');
  if (mediaType === 'application/zip') void downloadPacked(item);
  else if (as === 'text') saveFile(fileName, contentWords(type, text));
  else if (as === 'markdown' && downloads)
    saveFile(`${name}.md`, downloads.markdown, 'text/markdown;charset=utf-8');
  else if (downloads) saveFile(`${name}.json`, downloads.json_ld, 'application/ld+json;charset=utf-8');
}

/** Downloads a content in one of the formats of its kind. */
export function downloadForm(
  { content_type: type, content_text: text }: ContentItem,
  { ending, mediaType, of }: FileForm,
): void {
  saveFile(kindOf(type).fileName.replace(/\.\w+$/, `.${ending}`), of(text), mediaType);
}
