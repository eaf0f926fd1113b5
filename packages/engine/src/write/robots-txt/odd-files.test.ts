import { aiAgents } from '@visible-ai/shared/ai-agents/ai-agents';
import { type RobotsPolicyName, robotsPolicies } from '@visible-ai/shared/content/robots-policies';
import { suggestedPaths } from '@visible-ai/shared/content/robots-suggestions';
import { robotsRequest } from '@visible-ai/shared/content/schema';
import { judgeRobots } from '@visible-ai/shared/robots-txt/decide-robots';
import { parseRobotsTxt } from '@visible-ai/shared/robots-txt/parse-robots-txt';
import { describe, expect, it } from 'vitest';
import { planRobotsTxt } from './plan-robots-txt.ts';

const homeUrl = 'https://odd.example/';
const welcomed = ['GPTBot', 'OAI-SearchBot', 'ChatGPT-User', 'CCBot', 'cohere-ai', 'Applebot'];

/** Real kinds of files: each has something that confuses editors. */
const files: readonly (readonly [name: string, text: string])[] = [
  ['a byte order mark and Windows line ends', '\ufeffUser-agent: *\r\nDisallow: /x\r\n'],
  ['a rule before the first group', '\ufeffDisallow: /x\nUser-agent: *\nDisallow: /y'],
  ['old Macintosh line ends', 'User-agent: *\rDisallow: /x\rUser-agent: GPTBot\rAllow: /\r'],
  ['all kinds of line ends', 'User-agent: *\r\nDisallow: /x\nAllow: /x/ok\r\n\rSitemap: /s.xml'],
  [
    'stacked agents with words between',
    'User-agent: GPTBot\nUser-agent: ClaudeBot\n# note\n\nUser-agent: OAI-SearchBot\nUser-agent: SemrushBot\nCrawl-delay: 3\nDisallow: /x\nAllow: /x/y$\n',
  ],
  ['agents without rules at its end', 'User-agent: GPTBot\nUser-agent: Bingbot\nSitemap: /s.xml'],
  [
    'two groups for one agent',
    'User-agent: *\nDisallow: /a\n\nUser-agent: Googlebot\nDisallow: /g\n\nUser-agent: *\nDisallow: /b\n\nuser-agent: googlebot\nAllow: /g/ok\n',
  ],
  ['wildcards', 'User-agent: *\nDisallow: /*?\nDisallow: /*.pdf$\nAllow: /*?page=\nDisallow: */print\n'],
  [
    'signals',
    'User-agent: *\nContent-Signal: search=yes,ai-train=yes\nContent-Usage: train-ai=y\nAllow: /\n\nUser-agent: GPTBot\nContent-Signal: ai-train=yes # ours\nAllow: /blog/\nDisallow: /\n',
  ],
  ['delays', 'User-agent: *\nCrawl-delay: 10\nDisallow:\n\nUser-agent: Bingbot\nCrawl-Delay: 2.5\n'],
  ['everything closed but one part', 'User-agent: *\nDisallow: /\nAllow: /public/\n'],
  ['versions behind the names', 'User-agent: GPTBot/1.1 (+https://openai.com)\nDisallow: /\n'],
  ['misspelt fields', 'User agent: *\nDissallow: /x\n\nUseragent: GPTBot\nDisallow /\n'],
  ['letters beyond ASCII', 'User-agent: *\nDisallow: /caf%c3%a9\nDisallow: /größe\nAllow: /admin/\n'],
  ['tabs and spaces', '\tUser-agent :\t*\n  Disallow :\t/x   # y\n'],
  [
    'fields of other engines',
    'User-agent: *\nNoindex: /n\nDisallow: /admin\nHost: odd.example\nClean-param: a /x\n',
  ],
  [
    'welcome groups',
    `${welcomed.map((name) => `User-agent: ${name}\nAllow: /\n`).join('\n')}\nUser-agent: *\nDisallow: /z\n`,
  ],
  [
    'many rules',
    `User-agent: *\n${Array.from({ length: 3000 }, (_, at) => `Disallow: /old/${at}.html`).join('\n')}\n`,
  ],
];

const requests: readonly (readonly [name: string, asked: object])[] = [
  ['nothing', {}],
  ['the lines of the form', { disallowPaths: suggestedPaths }],
  ['paths and a delay', { disallowPaths: ['/shop', '/blog/'], crawlDelay: 4 }],
  ['no training', { policy: 'no_training' }],
  ['search only', { policy: 'search_only', disallowPaths: ['/shop'] }],
  ['nobody', { policy: 'closed' }],
  ['everybody', { policy: 'open' }],
];

const urls = [
  '/',
  '/x',
  '/x/y',
  '/x/ok',
  '/a',
  '/b',
  '/g',
  '/g/ok',
  '/apis',
  '/api-docs.html',
  '/admins',
  '/privacy',
  '/temp/',
  '/temperature',
  '/t.pdf',
  '/t?page=2',
  '/t?x=1',
  '/print',
  '/blog/1',
  '/blogs',
  '/public/1',
  '/caf%C3%A9',
  '/gr%C3%B6%C3%9Fe',
  '/old/7.html',
  '/shop',
  '/shop/1',
  '/shopping',
  '/n',
  '/z',
].map((path) => new URL(path, homeUrl).href);
const agents = [
  ...aiAgents.map(({ token, kind }): { token: string; kind: string } => ({ token, kind })),
  { token: 'SemrushBot', kind: 'other' },
  { token: 'Anybody', kind: 'other' },
];

const isOut = (policy: RobotsPolicyName | undefined, kind: string) => {
  const kinds = policy ? robotsPolicies[policy].keepsOut : [];
  return kinds === 'everybody' || kinds.some((each) => each === kind);
};
const wordsOf = (text: string) => text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
/** The requested paths that are not suggestions. */
const isAsked = (url: string) => /^\/(?:shop(?:$|[/?])|blog\/)/.test(new URL(url).pathname);

describe.each(files)('a file with %s', (_file, liveText) => {
  it.each(requests)('is edited to what is asked for and no further: %s', (_wish, asked) => {
    const request = robotsRequest.parse(asked);
    const plan = (text: string) => planRobotsTxt({ liveText: text, sitemaps: [], homeUrl, request, urls });
    const { text, agents: table } = plan(liveText);
    const [was, is] = [judgeRobots(parseRobotsTxt(liveText)), judgeRobots(parseRobotsTxt(text))];
    for (const { token, kind } of agents) {
      const [before, after] = [was, is].map((judge) => urls.map((url) => judge(url)(token).allowed));
      const wrong = urls.filter((url, at) => {
        if (isOut(request.policy, kind)) return after?.[at];
        if (before?.[at] === after?.[at]) return false;
        return after?.[at] ? request.policy !== 'open' : !(request.disallowPaths.length > 0 && isAsked(url));
      });
      expect(wrong, token).toEqual([]);
      const row = table?.find((each) => each.token === token);
      const open = (verdicts: boolean[] = []) => verdicts.filter(Boolean).length;
      if (row)
        expect(row.pages).toMatchObject({ known: urls.length, before: open(before), after: open(after) });
    }
    expect(plan(text).text).toBe(text);
    expect(text.startsWith('\ufeff')).toBe(liveText.startsWith('\ufeff'));
    if (Object.keys(asked).length === 0) expect(text).toBe(liveText);
    if (request.policy === undefined && request.crawlDelay === 0) {
      const spelt = (file: string) => file.replace(/^user ?agent:/gim, 'User-agent:');
      const rest = wordsOf(spelt(text));
      for (const line of wordsOf(spelt(liveText)))
        expect(rest.splice(0, rest.indexOf(line) + 1)).toContain(line);
    }
  });
});
