import { kindOf, type SharedKind } from './kinds/all-kinds.ts';
import { splitMarkdownFiles } from './markdown/markdown-files.ts';

/** One file that a kept content stands for. */
export interface ContentFile {
  /** From the site's folder on, without a slash before it: `llms.txt`, `docs/start.html.md`. Safe to unpack and to serve. */
  path: string;
  /** With its charset. */
  mediaType: string;
  text: string;
}

const MARKDOWN = 'text/markdown; charset=utf-8';

/**
 * The files that a kept content stands for: one of every kind but `markdown_pages`, which is as many as it has pages. The
 * path of each twin stands in the text itself, where its owner can change it; how it was made of the page's address says
 * `twinPath`. Names that could leave their folder are not among them.
 *
 * @param text as it is kept; of a Q&A section that is its HTML.
 */
export function filesOf(kind: SharedKind['id'], text: string): ContentFile[] {
  if (kind === 'markdown_pages')
    return splitMarkdownFiles(text).files.map((file) => ({ ...file, mediaType: MARKDOWN }));
  const { fileName, mediaType } = kindOf(kind);
  return [{ path: fileName, mediaType, text }];
}
