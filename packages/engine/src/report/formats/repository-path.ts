import { storableText } from '@visible-ai/shared/content/storable-text';
import type { PathMapping } from '../report.ts';

/** As written in a repository: addresses have it percent-encoded. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * Every segment encoded for a URI; code scanning accepts no absolute path and none outside the repository.
 */
const toUri = (path: string) =>
  path
    .split('/')
    .map(decoded)
    .filter((segment) => segment !== '' && segment !== '.' && segment !== '..')
    .map((segment) => encodeURIComponent(storableText(segment)))
    .join('/');

/**
 * The file that an address comes from, relative to the root of its repository.
 *
 * @returns null if no mapping covers the address.
 */
export function repositoryPath(address: string, map: readonly PathMapping[]): string | null {
  const best = map
    .filter(({ urlPrefix, path }) => address.startsWith(urlPrefix) && path !== '')
    .sort((one, other) => other.urlPrefix.length - one.urlPrefix.length)[0];
  if (!best) return null;
  if (!best.path.endsWith('/')) return toUri(best.path);
  const rest = address.slice(best.urlPrefix.length).replace(/[?#].*$/, '');
  return toUri(`${best.path}${rest === '' || rest.endsWith('/') ? `${rest}index.html` : rest}`);
}
