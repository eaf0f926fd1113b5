import type { PageFacts } from '../../../page/page-facts.ts';
import type { PageResponse } from '../../evidence.ts';
import { namedCanonicals } from './canonical-addresses.ts';
import { forbidsIndexing, readIndexingRules } from './indexing-rules.ts';
import { addressRelation } from './same-address.ts';
import { sendsOnTo } from './sends-on-to.ts';

/**
 * Whether a sitemap should list the page. A sitemap lists the pages that engines should index, each with its own address.
 *
 * @returns why it should not, as a clause that follows "because"; null if it should.
 */
export function belongsInSitemap(page: PageFacts, response: PageResponse): { because: string | null } {
  if (forbidsIndexing(readIndexingRules(response, page), response).length > 0)
    return { because: 'it asks not to be indexed' };
  const onward = sendsOnTo(page, response);
  if (onward) return { because: `it only sends its readers on to ${onward.url}` };
  const targets = new Set(namedCanonicals(page, response).flatMap(({ url }) => url ?? []));
  const [target] = targets;
  if (
    targets.size === 1 &&
    target !== undefined &&
    !['same', 'variant'].includes(addressRelation(target, response.url))
  )
    return { because: `its canonical address is ${target}` };
  return { because: null };
}
