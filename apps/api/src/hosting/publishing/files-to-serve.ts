import { filesOf } from '@visible-ai/shared/content/files-of';
import { kindOf } from '@visible-ai/shared/content/kinds/all-kinds';
import type { ContentType } from '@visible-ai/shared/content/schema';
import { AppError } from '../../http/app-error.ts';

/** One file of a content, as it is served. */
export interface FileToServe {
  /** Under the base, without a slash before it. */
  file: string;
  mediaType: string;
  body: string;
  /** Where the owner's own domain has it; null for what belongs into pages. */
  ownUrl: string | null;
}

/** Kinds that belong into a page: nobody asks for them as a file. */
const IN_PAGES: readonly string[] = ['qa_section'];
/** Kinds that can be had as a file and stand in pages on the owner's own domain. */
const IN_HEADS: readonly string[] = ['json_ld'];
/** Kinds whose files lie beside the site's pages, not at the root of its host. */
const BESIDE_PAGES: readonly string[] = ['markdown_pages'];

const refused = (text: string) => new AppError('unprocessable', { text });

/** Where the folder of an address begins and ends, e.g. `/docs/`. */
const folderOf = ({ pathname }: URL) => pathname.replace(/[^/]*$/, '');

function decoded(path: string): string {
  try {
    return decodeURIComponent(path).normalize('NFC');
  } catch {
    return path;
  }
}

const encoded = (path: string) => path.split('/').map(encodeURIComponent).join('/');

/** @throws AppError unprocessable for content of another site: robots.txt is its host's, others are their origin's. */
function requireOfSite(kind: ContentType, own: URL, site: URL): void {
  const isOfSite =
    kind === 'robots_txt'
      ? own.host === site.host
      : own.origin === site.origin &&
        (!BESIDE_PAGES.includes(kind) || folderOf(own).startsWith(folderOf(site)));
  if (isOfSite) return;
  const [from, to] = BESIDE_PAGES.includes(kind) ? [own.href, site.href] : [own.origin, site.origin];
  throw refused(
    `This ${kindOf(kind).label} was written for ${from}, and the site is ${to}: it can only be published there.`,
  );
}

/**
 * What a content is served as.
 *
 * @throws AppError unprocessable, in words for its owner: of another site, of a kind that is no file, or empty.
 */
export function filesToServe(
  content: { contentType: ContentType; websiteUrl: string; contentText: string },
  siteUrl: string,
): FileToServe[] {
  const { contentType: kind, websiteUrl, contentText } = content;
  const { label } = kindOf(kind);
  const [own, site] = [new URL(websiteUrl), new URL(siteUrl)];
  if (IN_PAGES.includes(kind))
    throw refused(`A ${label} belongs into a page of yours: it is not served as a file.`);
  requireOfSite(kind, own, site);
  const files = filesOf(kind, contentText).filter(({ text }) => text.trim() !== '');
  if (files.length === 0) throw refused(`This ${label} is empty: there is nothing to publish.`);
  const besidePages = BESIDE_PAGES.includes(kind);
  // A site may begin above what was written: its files keep their places.
  const before = besidePages ? decoded(folderOf(own).slice(folderOf(site).length)) : '';
  const folder = besidePages ? folderOf(site) : '/';
  return files.map(({ path, mediaType, text }) => ({
    file: `${before}${path}`,
    mediaType,
    body: text,
    ownUrl: IN_HEADS.includes(kind) ? null : new URL(`${folder}${encoded(`${before}${path}`)}`, site).href,
  }));
}
