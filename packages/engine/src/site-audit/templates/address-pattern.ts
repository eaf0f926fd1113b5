/** An address as parts; parts that differ between pages of one template are folded. */
const FOLDS: readonly (readonly [string, RegExp])[] = [
  ['{date}', /^(?:19|20)\d{2}-\d{1,2}(?:-\d{1,2})?$/],
  ['{n}', /^\d+$/],
  ['{id}', /^(?=.*\d)[0-9a-f]{8,}$|^[0-9a-f]{8}-[0-9a-f-]{27}$/i],
];
const LANGUAGE = /^[a-z]{2}(?:[-_](?:[a-z]{2}|[a-z]{4}))?$/i;
const EXTENSION = /\.(?:html?|xhtml|php\d?|aspx?|jsp|cgi)$/i;

const folded = (part: string) => FOLDS.find(([, form]) => form.test(part))?.[0];

interface AddressParts {
  folders: string[];
  name: string;
  query: string;
}

/** The parts of a path: folders, then the page's own name, '' for the page of a folder. */
export function addressParts(url: string): AddressParts {
  const { pathname, searchParams } = new URL(url);
  const parts = pathname.split('/').slice(1);
  const name = parts.pop() ?? '';
  return { folders: parts, name, query: [...new Set(searchParams.keys())].sort().join('&') };
}

/**
 * The last part of an address: the name of a page with its extension. `/shop/lamps/` is like `/shop/lamps`.
 */
function foldName(name: string): string {
  const ending = EXTENSION.exec(name)?.[0] ?? '';
  const bare = ending === '' ? name : name.slice(0, -ending.length);
  return (folded(bare) ?? (bare === 'index' ? 'index' : '{slug}')) + ending;
}

/**
 * The pattern of an address: it folds numbers, dates, ids, the page's own name, and a language at the
 * beginning: `/blog/{n}/{n}/{slug}`, `/{lang}/product/{slug}`, `/list?page`.
 *
 * @param foldFolder whether a folder with its own name is one of many similar ones, and folded too.
 */
export function addressPattern(
  url: string,
  foldFolder: (above: string, folder: string) => boolean = () => false,
): string {
  return patternOfParts(addressParts(url), foldFolder);
}

/** The same for an address in its parts. */
export function patternOfParts(
  { folders: all, name, query }: AddressParts,
  foldFolder: (above: string, folder: string) => boolean,
): string {
  const own = name === '' ? (all.at(-1) ?? '') : name;
  const folders = name === '' ? all.slice(0, -1) : all;
  let path = '';
  for (const [at, folder] of folders.entries()) {
    const language = at === 0 && LANGUAGE.test(folder) ? '{lang}' : undefined;
    path += `/${language ?? folded(folder) ?? (foldFolder(path, folder) ? '{slug}' : folder)}`;
  }
  const last = own === '' ? '' : at0(folders.length, own) ? '{lang}' : foldName(own);
  return `${path}/${last}${query === '' ? '' : `?${query}`}`;
}

/** The home page of a language: `/de/`. */
const at0 = (depth: number, own: string) => depth === 0 && LANGUAGE.test(own);
