import { withoutIndexFile } from '../../../page/index-file.ts';
import type { LinksEvidence, TriedLink } from '../../evidence.ts';

/** Statuses that say the page does not exist; 401, 403 and 429 only say that we may not read it now. */
const GONE = new Set([404, 410]);

/** Whether the address behind a link answered that there is no page. */
export const isGone = ({ status }: TriedLink): boolean => status !== null && GONE.has(status);

/** The addresses of links that are gone, without names of index files. */
export const goneLinks = (links: LinksEvidence | undefined): ReadonlySet<string> =>
  new Set(links?.tried.filter(isGone).map(({ url }) => withoutIndexFile(url.replace(/#.*$/, ''))));
