import { storableText } from '@visible-ai/shared/content/storable-text';
import { percentDecoded } from '@visible-ai/shared/network/percent-decoded';
import type { PathMapping } from '../report.ts';

/**
 * Every segment encoded for a URI; code scanning accepts no absolute path and none outside the repository.
 */
const toUri = (path: string) =>
  path
    .split('/')
    .map(percentDecoded)
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
