import { decideRobots } from '@visible-ai/shared/robots-txt/decide-robots';
import { parseRobotsTxt } from '@visible-ai/shared/robots-txt/parse-robots-txt';
import type { OpenShop } from '../shops/open-shop.ts';

const PATIENCE_MS = 5000;

/** What stands between tags: enough for pages that we made ourselves. */
const wordsOf = (html: string) => html.replace(/<style[\s\S]*?<\/style>|<[^>]*>/g, ' ').replace(/\s+/g, ' ');

/**
 * Looks for words on the pages of a site as an engine's search agent does: by its robots.txt, over the network.
 *
 * @param agent product token of the agent.
 * @returns the first page that holds the words; null when none does, or when none may be fetched.
 */
export async function readAsAgent(
  agent: string,
  { origin, address }: Pick<OpenShop, 'origin' | 'address'>,
  paths: readonly string[],
  words: string,
): Promise<string | null> {
  const get = (path: string) =>
    fetch(`${address}${path}`, {
      headers: { 'user-agent': `Mozilla/5.0 (compatible; ${agent}/1.0; simulated)` },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  const robots = parseRobotsTxt(await (await get('/robots.txt')).text());
  for (const path of paths) {
    const url = `${origin}${path}`;
    if (!decideRobots(robots, agent, url).allowed) continue;
    const answer = await get(path);
    if (answer.ok && wordsOf(await answer.text()).includes(words)) return url;
  }
  return null;
}
