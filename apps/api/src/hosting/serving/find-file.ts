import type { ServedFile } from './create-served-sites.ts';

/** What an address under a base leads to. */
export type Found =
  | { kind: 'file'; file: ServedFile }
  /** The address of a page that has a Markdown twin. */
  | { kind: 'twin'; file: ServedFile }
  | { kind: 'nothing' };

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path).normalize('NFC');
  } catch {
    return null;
  }
}

/** The names that a page's twin may have: its address with `.md` behind it, `index.html.md` of a folder (llmstxt.org). */
const twinNames = (path: string) =>
  path === '' || path.endsWith('/')
    ? [`${path}index.html.md`, `${path}index.md`]
    : [`${path}.md`, `${path}/index.html.md`, `${path}/index.md`];

/**
 * Looks a path up among the files of a site: by its whole name, so that nothing else is ever served.
 *
 * @param path under the base, without a slash before it and without a query, as it was sent.
 */
export function findFile(files: ReadonlyMap<string, ServedFile>, path: string): Found {
  const name = decoded(path);
  if (name === null) return { kind: 'nothing' };
  const file = files.get(name);
  if (file) return { kind: 'file', file };
  for (const twinName of twinNames(name)) {
    const twin = files.get(twinName);
    if (twin?.mediaType.startsWith('text/markdown')) return { kind: 'twin', file: twin };
  }
  return { kind: 'nothing' };
}
