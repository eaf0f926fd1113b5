import { filesOf } from '@visible-ai/shared/content/files-of';
import { kindOf, type SharedKind } from '@visible-ai/shared/content/kinds/all-kinds';
import type { ContentType } from '@visible-ai/shared/content/schema';
import { percentDecoded } from '@visible-ai/shared/network/percent-decoded';
import { AppError } from '../../http/app-error.ts';

/** One file of a content, as it is served. */
export interface FileToServe {
  /** Below the base, without a leading slash. */
  file: string;
  mediaType: string;
  body: string;
  /** The file's address on the owner's own domain; null for a file that belongs into pages. */
  ownUrl: string | null;
}

/**
 * For one content: a crawl reads at most 2,000 pages. Each file has a row, which every list of a site's files
 * shows.
 */
const MOST_FILES = 2500;

const refused = (text: string) => new AppError('unprocessable', { text });

const decoded = (path: string) => percentDecoded(path).normalize('NFC');

const encoded = (path: string) => path.split('/').map(encodeURIComponent).join('/');

/** The folder of the crawled website, in the form of its twins' names (`twinPath`). */
const folderOf = ({ pathname }: URL) => decoded(pathname.replace(/[^/]*$/, ''));
/** The folder in which a site begins, as in the snippets. */
const siteFolderOf = ({ pathname }: URL) => decoded(pathname.endsWith('/') ? pathname : `${pathname}/`);

/**
 * @throws AppError unprocessable for content of another site: robots.txt belongs to a host, other kinds to an
 * origin.
 */
function requireOfSite({ usedIn, label }: SharedKind, own: URL, site: URL): void {
  if (usedIn === 'host' ? own.host === site.host : own.origin === site.origin) return;
  throw refused(
    `This ${label} was written for ${own.origin}, and the site is ${site.origin}: it can only be published there.`,
  );
}

/**
 * A file by its name below the base, which stands for the site's folder; null if it lies outside that folder.
 * Files beside pages are named from the folder of the website that they were generated for.
 */
function underBase({ usedIn }: SharedKind, path: string, own: URL, site: URL): string | null {
  if (usedIn !== 'beside-pages') return path;
  const [place, folder] = [`${folderOf(own)}${path}`, siteFolderOf(site)];
  return place.startsWith(folder) ? place.slice(folder.length) : null;
}

/**
 * The files of a content to serve.
 *
 * @throws AppError unprocessable, with a text for its owner: another site, a kind without files, no files, or
 * too many.
 */
export function filesToServe(
  content: { contentType: ContentType; websiteUrl: string; contentText: string },
  siteUrl: string,
): FileToServe[] {
  const { websiteUrl, contentText } = content;
  const kind = kindOf(content.contentType);
  const { label, usedIn } = kind;
  const [own, site] = [new URL(websiteUrl), new URL(siteUrl)];
  if (usedIn === 'page')
    throw refused(`A ${label} belongs into a page of yours: it is not served as a file.`);
  requireOfSite(kind, own, site);
  // Crawlers read robots.txt only at the root of its host.
  const folder = usedIn === 'host' ? '/' : siteFolderOf(site);
  const files = filesOf(kind.id, contentText).flatMap(({ path, mediaType, text }) => {
    const file = underBase(kind, path, own, site);
    if (file === null || text.trim() === '') return [];
    const ownUrl = usedIn === 'heads' ? null : new URL(encoded(`${folder}${file}`), site).href;
    return [{ file, mediaType, body: text, ownUrl }];
  });
  if (files.length > MOST_FILES)
    throw refused(
      `There are ${files.length} files in this ${label}, and at most ${MOST_FILES} of one are served.`,
    );
  if (files.length === 0)
    throw refused(`There is nothing in this ${label} that could be published under ${site.href}.`);
  return files;
}
