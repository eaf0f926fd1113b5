/** What every snippet is written from. None of it can end a text or a line in any of their languages. */
export interface SnippetFacts {
  /** What the addresses of our files begin with, in parts. */
  origin: string;
  host: string;
  isSecure: boolean;
  /** With a slash at both ends. */
  basePath: string;
  /** The owner's domain, for people. */
  site: string;
  /** Of the folder that the site begins in, each part; null where not every language writes it alike. */
  folder: (string | null)[];
  /** The same as a pattern, with a slash at both ends: such a part is any there. */
  folderPattern: string;
  /** What of it is ours, as alternatives of a pattern: `llms\.txt|.+\.md`. */
  names: string;
  /** The same one by one, without patterns: `llms.txt`; Markdown pages are not among them. */
  files: string[];
  /** Whether there are Markdown pages. */
  hasPages: boolean;
}

/** Files that have a place of their own, in the order in which they are named. */
const KNOWN = ['llms.txt', 'llms-full.txt', 'robots.txt'];
const PLAIN_HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d+)?$/;
const PLAIN_PATH = /^\/(?:[A-Za-z0-9_.~-]+\/)*$/;
const PLAIN_SEGMENT = /^[A-Za-z0-9_.~-]*$/;

const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`);
const escapeDots = (text: string) => text.replaceAll('.', '\\.');

const readFolder = (path: string): (string | null)[] =>
  path
    .split('/')
    .filter((part) => part !== '')
    .map((part) => (PLAIN_SEGMENT.test(part) ? part : null));

/** @throws TypeError where our own base is no plain http address. */
function readBase(base: string): URL {
  const url = new URL(base);
  const isPlain =
    /^https?:$/.test(url.protocol) && PLAIN_HOST.test(url.host) && PLAIN_PATH.test(withSlash(url.pathname));
  if (!isPlain || url.username || url.password || url.search || url.hash)
    throw new TypeError('The base of hosted files is not a plain http address');
  return url;
}

/**
 * What the snippets for a site say.
 *
 * @param site its address; its path is the folder that it begins in.
 * @param files names under the base. A robots.txt belongs to a whole host: none for a site in a folder.
 */
export function snippetFacts(base: string, site: string, files: readonly string[]): SnippetFacts {
  const { origin, host, protocol, pathname } = readBase(base);
  const own = new URL(site);
  const folder = readFolder(own.pathname);
  const isWholeHost = folder.length === 0;
  const published = KNOWN.filter((name) => files.includes(name) && (isWholeHost || name !== 'robots.txt'));
  const hasPages = files.some((file) => file.endsWith('.md'));
  return {
    ...{ origin, host, hasPages, folder },
    isSecure: protocol === 'https:',
    basePath: withSlash(pathname),
    site: PLAIN_HOST.test(own.host) ? own.host : 'your site',
    folderPattern: ['', ...folder.map((part) => (part === null ? '[^/]+' : escapeDots(part))), ''].join('/'),
    files: published,
    names: [...published.map(escapeDots), ...(hasPages ? ['.+\\.md'] : [])].join('|'),
  };
}
