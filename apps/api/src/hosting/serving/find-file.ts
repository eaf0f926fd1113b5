import type { ServedFile } from './create-served-sites.ts';

/** The result for an address under a base. */
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

/**
 * The possible names of a page's twin: its address with `.md` appended, or `index.html.md` of a folder
 * (llmstxt.org).
 */
const twinNames = (path: string) =>
  path === '' || path.endsWith('/')
    ? [`${path}index.html.md`, `${path}index.md`]
    : [`${path}.md`, `${path}/index.html.md`, `${path}/index.md`];

/**
 * Looks up a path among the files of a site by its complete name, so that nothing else is ever served.
 *
 * @param path below the base, without a leading slash and without a query, as it was sent.
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
