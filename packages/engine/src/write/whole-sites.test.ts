import { robotsPolicyNames } from '@visible-ai/shared/content/robots-policies';
import { type RobotsRequest, robotsRequest } from '@visible-ai/shared/content/schema';
import { describe, expect, it } from 'vitest';
import { qaDownloads } from './qa-section/qa-downloads.ts';
import { planRobotsTxt } from './robots-txt/plan-robots-txt.ts';
import { wholeSites } from './testing/whole-sites.ts';
import { writeHere } from './testing/write-here.ts';

const never = new AbortController().signal;
const listOf = (notes: readonly string[]) => notes.map((note) => `- ${note}`).join('\n');
const homeUrl = 'https://anvils.example/';

describe.each(Object.entries(wholeSites))(
  'of the site “%s” is written what `__snapshots__` keeps',
  (_name, site) => {
    it('as llms.txt', async () => {
      const { text, notes } = await writeHere.llmsTxt({ site }, never);
      expect(`${text}\n${listOf(notes)}`).toMatchSnapshot();
    });

    it('as robots.txt', async () => {
      const { text, notes } = await writeHere.robotsTxt({ site, request: robotsRequest.parse({}) }, never);
      expect(`${text}\n${listOf(notes)}`).toMatchSnapshot();
    });

    it.each([20, 3])('as a section of %i questions', async (count) => {
      const { text, notes } = await writeHere.qaSection({ site, count }, never);
      expect(`${text.replaceAll('</p><p>', '</p>\n<p>')}\n${listOf(notes)}`).toMatchSnapshot();
      expect(qaDownloads(text)?.markdown ?? 'None.').toMatchSnapshot();
    });

    it('as structured data', async () => {
      const { text, notes } = await writeHere.jsonLd({ site }, never);
      expect(`${text}\n${listOf(notes)}`).toMatchSnapshot();
    });

    it('as questions to choose from', async () => {
      const { found } = await writeHere.questions({ site }, never);
      expect(found.map((one) => JSON.stringify(one)).join('\n')).toMatchSnapshot();
    });
  },
);

describe.each([
  ['no robots.txt', null],
  ['an empty one', ''],
  ['a path that is closed', 'User-agent: *\nDisallow: /cart\n'],
  ['a site that is closed', 'User-agent: *\nDisallow: /\n'],
  ['other line ends', '\ufeff# Ours\r\nUser-Agent: GPTBot\r\nDisallow: /'],
  [
    'groups for some',
    'User-agent: GPTBot\nUser-agent: Bingbot\nAllow: /admin\nDisallow: /\n\nUser-agent: *\nCrawl-delay: 7\nDisallow: /search\nSitemap: /s.xml\n',
  ],
  [
    'misspelt rules and signals',
    'Dissallow: /early\nUser-agent: *\nContent-Signal: search=yes, ai-train=no\nDissallow: /a\nAllow: /a/b$\nAllow: /*.css\n',
  ],
  ['rules that say nothing', 'User-agent: ClaudeBot\nDisallow:\n\nUser-agent: CCBot\nDisallow: /*\n'],
])('where there is %s, robots.txt becomes what `__snapshots__` keeps', (_name, liveText) => {
  it.each<Partial<RobotsRequest>>([
    {},
    ...robotsPolicyNames.map((policy) => ({ policy })),
    { allowAllEngines: true },
    { allowAllEngines: false },
    { crawlDelay: 10 },
    { sitemapUrl: 'https://anvils.example/new.xml' },
    { disallowPaths: ['/admin', '/cart/', '/search?q=', '/old.htm', '/tag-'] },
    { policy: 'no_training', disallowPaths: ['/admin', '/a'], crawlDelay: 2 },
  ])('when asked for %j', (change) => {
    const request = robotsRequest.parse(change);
    const sitemaps = ['https://anvils.example/sitemap.xml'];
    const { text, notes } = planRobotsTxt({ liveText, sitemaps, homeUrl, request });
    expect(`${text}\n${listOf(notes)}`).toMatchSnapshot();
  });
});
