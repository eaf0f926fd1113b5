import { z } from 'zod';
import type { CrawledPage, CrawledSite } from '../crawl/crawled-site.ts';
import type { LlmsPageText } from '../write/llms-txt/describe-pages.ts';
import { oneLine } from '../write/sentences.ts';
import { crawledText, pagesAsData } from './crawled-text.ts';
import { isGrounded } from './is-grounded.ts';
import type { ModelSession } from './writer-model.ts';

const PAGES_A_CALL = 8;
const CHARACTERS_A_PAGE = 2400;
const LEAST = 40;
const MOST = 200;

const answer = z.object({
  pages: z.array(z.object({ page: z.number().int(), description: z.string() })),
});

const task = (wish: string | null) =>
  [
    `For each page below write a description of 60 to ${MOST} characters for the site's llms.txt: what a reader finds there, in one or two plain sentences that add to the title instead of repeating it.`,
    'Use only facts, names and numbers of that page. No addresses, no markup, no praise. Leave a page out when it does not say enough.',
    ...(wish ? [`The owner of the site wishes: ${wish}`] : []),
  ].join('\n');

/** Pages whose description could be better: none, a short one, a truncated one, or not the page's own. */
function isWeak(page: CrawledPage, { description }: LlmsPageText): boolean {
  return description.length < 60 || description.endsWith('…') || oneLine(page.description) === '';
}

/**
 * Replaces weak descriptions of the built-in writer with a model's. One that says more than its page, or
 * contains an address, is dropped and the built-in writer's stays.
 *
 * @param wish what the owner asks for in their own words: then every page may get a new description.
 */
export async function describeWithModel(
  session: ModelSession,
  site: CrawledSite,
  texts: ReadonlyMap<string, LlmsPageText>,
  wish: string | null = null,
): Promise<Map<string, LlmsPageText>> {
  const described = new Map(texts);
  const taken = new Set([...texts.values()].map(({ description }) => description));
  const pages = site.pages.filter((page) => {
    const text = texts.get(page.url);
    return text !== undefined && page.words > 0 && (wish !== null || isWeak(page, text));
  });
  for (let from = 0; from < pages.length; from += PAGES_A_CALL) {
    const batch = pages.slice(from, from + PAGES_A_CALL);
    const data = pagesAsData(batch, CHARACTERS_A_PAGE);
    const answered = await session.ask({ task: task(wish), data, name: 'descriptions', answer });
    if (!answered) break;
    for (const { page: number, description: said } of answered.pages) {
      const page = batch[number - 1];
      const text = page && described.get(page.url);
      const description = oneLine(said);
      if (!text || taken.has(description)) continue;
      const fits = description.length >= LEAST && description.length <= MOST;
      if (!fits || !isGrounded(description, crawledText(page))) {
        session.drop();
        continue;
      }
      taken.add(description);
      described.set(page.url, { ...text, description });
    }
  }
  return described;
}
