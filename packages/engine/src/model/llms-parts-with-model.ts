import type { CrawledSite } from '../crawl/crawled-site.ts';
import type { LlmsPageText } from '../write/llms-txt/describe-pages.ts';
import type { PageGroup } from '../write/llms-txt/page-group.ts';
import { arrangeWithModel } from './arrange-with-model.ts';
import { describeWithModel } from './describe-with-model.ts';
import type { ModelSession } from './writer-model.ts';

export interface LlmsParts {
  site: CrawledSite;
  texts: Map<string, LlmsPageText>;
  groups: PageGroup[];
}

/**
 * The parts of llms.txt, with a model's help: first the order of its sections, which takes one call, then
 * descriptions.
 *
 * @param wish what the owner asks for in their own words.
 */
export async function llmsPartsWithModel(
  session: ModelSession,
  { site, texts, groups }: LlmsParts,
  wish: string | null = null,
): Promise<Omit<LlmsParts, 'site'> & { notes: string[] }> {
  const arranged = await arrangeWithModel(session, { site, texts, groups }, wish);
  return {
    groups: arranged.groups,
    texts: await describeWithModel(session, site, texts, wish),
    notes: arranged.note === null ? [] : [arranged.note],
  };
}
