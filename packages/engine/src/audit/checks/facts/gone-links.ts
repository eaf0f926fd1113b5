import { withoutIndexFile } from '../../../page/index-file.ts';
import type { LinksEvidence } from '../../evidence.ts';

const GONE = new Set([404, 410]);

/** The addresses behind links of the page, without names of index files, that answered that there is no page. */
export const goneLinks = (links: LinksEvidence | undefined): ReadonlySet<string> =>
  new Set(
    (links?.tried ?? []).flatMap(({ url, status }) =>
      status !== null && GONE.has(status) ? [withoutIndexFile(url.replace(/#.*$/, ''))] : [],
    ),
  );
