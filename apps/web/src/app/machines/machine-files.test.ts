import { readLlmsTxt } from '@visible-ai/shared/llms-txt/read-llms-txt';
import { decideRobots } from '@visible-ai/shared/robots-txt/decide-robots';
import { parseRobotsTxt } from '@visible-ai/shared/robots-txt/parse-robots-txt';
import { originPlaceholder } from '@visible-ai/shared/site/placeholders';
import { siteRoutes } from '@visible-ai/shared/site/routes';
import { describe, expect, it } from 'vitest';
import { llmsTxt } from './llms-txt.ts';
import { robotsTxt } from './robots-txt.ts';
import { sitemapXml } from './sitemap-xml.ts';
import { textTxt } from './text-txt.ts';

const publicPaths = siteRoutes.filter(({ kind }) => kind === 'public').map(({ path }) => path);

it('lists every public page, and no other, in the sitemap', () => {
  const listed = [...sitemapXml().matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  expect(listed).toEqual(publicPaths.map((path) => originPlaceholder + path));
});

it('writes an llms.txt that our own reader finds no fault with, naming every public page', () => {
  const file = readLlmsTxt(llmsTxt());
  expect(file).toMatchObject({ title: 'Visible AI', problems: [] });
  expect(file.sections.flatMap(({ links }) => links)).toHaveLength(publicPaths.length);
});

describe('our robots.txt', () => {
  const robots = parseRobotsTxt(robotsTxt());
  const agents = ['*', 'GPTBot', 'OAI-SearchBot', 'ClaudeBot', 'PerplexityBot', 'Googlebot', 'SomeOtherBot'];

  it.each(agents)('lets %s read the public pages and keeps it out of the rest', (agent) => {
    for (const path of publicPaths) expect(decideRobots(robots, agent, path).allowed).toBe(true);
    for (const path of ['/admin', '/admin/blog', '/private/x', '/api/users', '/temp/y'])
      expect(decideRobots(robots, agent, path).allowed).toBe(false);
  });

  it('asks for a second between requests and names the sitemap', () => {
    expect(robotsTxt()).toMatch(/^Crawl-delay: 1$/m);
    expect(robotsTxt()).toContain(`Sitemap: ${originPlaceholder}/sitemap.xml`);
  });
});

it('says the prices of the cards in text.txt', () => {
  for (const price of ['$1000 one-time', '$49 per month', '$99 per month', 'Custom pricing'])
    expect(textTxt()).toContain(price);
});
