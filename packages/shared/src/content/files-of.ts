import { kindOf, type SharedKind } from './kinds/all-kinds.ts';
import { splitMarkdownFiles } from './markdown/markdown-files.ts';

/** One of the files of a stored content. */
export interface ContentFile {
  /** Relative to the site's folder: `llms.txt`, `docs/start.html.md`. Safe to unpack and to serve. */
  path: string;
  /** Includes the charset. */
  mediaType: string;
  text: string;
}

const MARKDOWN = 'text/markdown; charset=utf-8';

/**
 * The files of a stored content: one file, or for a kind beside pages one for each page. The path of each twin
 * is in the text, where its owner can change it; `twinPath` made it from the page's address. Paths that could
 * leave the site's folder are left out.
 *
 * @param text the stored text; for a Q&A section its HTML.
 */
export function filesOf(kind: SharedKind['id'], text: string): ContentFile[] {
  const { usedIn, fileName, mediaType } = kindOf(kind);
  if (usedIn === 'beside-pages')
    return splitMarkdownFiles(text).files.map((file) => ({ ...file, mediaType: MARKDOWN }));
  return [{ path: fileName, mediaType, text }];
}
