import { robotsPolicyNames } from '@visible-ai/shared/content/robots-policies';
import { type RobotsRequest, robotsRequest } from '@visible-ai/shared/content/schema';
import { z } from 'zod';
import type { CrawledSite } from '../crawl/crawled-site.ts';
import type { ModelSession } from './writer-model.ts';

const MOST_QUOTED = 5;
const SAYS = 'a robots.txt says who may read which paths, and how fast';

const wishForRobots = z.object({
  crawlDelay: z.number().default(0),
  allowAllEngines: z.boolean().default(true),
  policy: z.enum(robotsPolicyNames).nullable().default(null),
  disallowPaths: z.array(z.string()),
  cannot: z.array(z.string()).default([]),
});
type Wish = z.infer<typeof wishForRobots>;

const TASK = [
  'The owner of a site says what they want of its robots.txt, in the data below. Fill in:',
  'crawlDelay in seconds (0 when not spoken of);',
  'allowAllEngines (false only when training of AI models is to be kept out);',
  'policy (null when not spoken of; "open": everybody may read; "no_training": search and people’s questions, no training of models; "search_only": search engines alone; "closed": nobody may read anything);',
  'disallowPaths (paths that are to be closed, as the owner wrote them; empty when none);',
  'cannot (what the owner asks for that none of these fields can say, such as single agents by name, single pages opened or other files; each copied word for word from the owner; empty when nothing).',
].join(' ');

const bare = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();

/**
 * Separates the paths of a wish: paths that the owner's text or the site contains, and notes about the
 * others.
 */
function pathsOf({ disallowPaths }: Wish, prompt: string, site: CrawledSite) {
  const known = [prompt, ...site.pages.map(({ url }) => new URL(url).pathname)];
  const asked = robotsRequest.shape.disallowPaths;
  const paths: string[] = [];
  const notes: string[] = [];
  for (const path of new Set(disallowPaths)) {
    if (path === '/') notes.push('“/” was left out: to close the whole site, choose the policy “Closed”.');
    else if (!known.some((text) => text.includes(path)))
      notes.push(`“${path.slice(0, 100)}” was left out: neither your prompt nor your site has it.`);
    else if (asked.safeParse([path]).success) paths.push(path);
    else notes.push(`“${path.slice(0, 100)}” was left out: a path starts with “/” and has no spaces.`);
  }
  return { paths, notes };
}

function delayOf({ crawlDelay }: Wish): { crawlDelay: number; notes: string[] } {
  const asked = robotsRequest.shape.crawlDelay.safeParse(crawlDelay);
  if (asked.success) return { crawlDelay: asked.data, notes: [] };
  return {
    crawlDelay: 0,
    notes: [`A Crawl-delay of ${crawlDelay} was left out: it goes from 0 to 60 seconds.`],
  };
}

/** What the owner asks for but robots.txt cannot express, in their own words. */
function refusedNotes({ cannot }: Wish, prompt: string): string[] {
  const said = bare(prompt);
  return [...new Set(cannot.map((wish) => wish.trim()))]
    .filter((wish) => wish !== '' && said.includes(bare(wish)))
    .slice(0, MOST_QUOTED)
    .map((wish) => `“${wish.slice(0, 200)}” could not be done here: ${SAYS}, for all agents of a kind.`);
}

/**
 * The form of robots.txt, filled in from the owner's words; everything else stays as it is at the site.
 *
 * @returns with notes about what could not be done.
 */
export async function robotsWish(
  session: ModelSession,
  prompt: string,
  site: CrawledSite,
): Promise<{ request: RobotsRequest; notes: string[] }> {
  const wish = await session.ask({ task: TASK, data: prompt, name: 'robots', answer: wishForRobots });
  if (wish === null) return { request: robotsRequest.parse({}), notes: [] };
  const { paths, notes } = pathsOf(wish, prompt, site);
  const delay = delayOf(wish);
  const request = robotsRequest.parse({
    crawlDelay: delay.crawlDelay,
    allowAllEngines: wish.allowAllEngines,
    ...(wish.policy === null ? {} : { policy: wish.policy }),
    disallowPaths: paths.slice(0, 200),
  });
  const said = [...notes, ...delay.notes, ...refusedNotes(wish, prompt)];
  const isNothing =
    paths.length === 0 && request.crawlDelay === 0 && request.allowAllEngines && request.policy === undefined;
  const nothing = `Your prompt asked for nothing that could be done: ${SAYS}. The file is as it was before.`;
  return { request, notes: isNothing ? [...said, nothing] : said };
}
