/** The facts for every snippet. None of them can end a string or a line in any of the languages. */
export interface SnippetFacts {
  /** The beginning of our files' addresses, in parts. */
  origin: string;
  host: string;
  isSecure: boolean;
  /** With a slash at both ends. */
  basePath: string;
  /** The owner's domain, for people. */
  site: string;
  /** The parts of the folder in which the site begins; null if the languages write a part differently. */
  folder: (string | null)[];
  /** The same as a pattern, with a slash at both ends: a null part matches anything. */
  folderPattern: string;
  /** Our files, as alternatives of a pattern: `llms\.txt|.+\.md`. */
  names: string;
  /** The same one by one, without patterns: `llms.txt`; without Markdown pages. */
  files: string[];
  /** Whether there are Markdown pages. */
  hasPages: boolean;
}

/** Files with a fixed place, in their order. */
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

/** @throws TypeError if our own base is not a plain http address. */
function readBase(base: string): URL {
  const url = new URL(base);
  const isPlain =
    /^https?:$/.test(url.protocol) && PLAIN_HOST.test(url.host) && PLAIN_PATH.test(withSlash(url.pathname));
  if (!isPlain || url.username || url.password || url.search || url.hash)
    throw new TypeError('The base of hosted files is not a plain http address');
  return url;
}

/**
 * The facts for the snippets of a site.
 *
 * @param site its address; its path is the folder in which it begins.
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
