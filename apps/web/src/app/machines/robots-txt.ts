import { originPlaceholder } from '@visible-ai/shared/site/placeholders';

/** Agents that fetch for an index or for a person who is asking now. Blocked pages appear in no answer. */
const answering = [
  'OAI-SearchBot',
  'ChatGPT-User',
  'Claude-SearchBot',
  'Claude-User',
  'PerplexityBot',
  'Perplexity-User',
  'Googlebot',
  'Bingbot',
  'Applebot',
  'DuckAssistBot',
  'Amzn-SearchBot',
  'MistralAI-User',
] as const;

/** Agents that fetch to train a model. They may read everything public too. */
const training = ['GPTBot', 'ClaudeBot', 'Google-Extended', 'Applebot-Extended', 'CCBot'] as const;

/** An agent reads only its own group (RFC 9309, 2.2.1), so every group repeats the rules for all. */
const rules = [
  'Allow: /',
  'Disallow: /admin',
  'Disallow: /private',
  'Disallow: /api',
  'Disallow: /temp',
  'Crawl-delay: 1',
];

const group = (comment: string, agents: readonly string[]) => [
  `# ${comment}`,
  ...agents.map((agent) => `User-agent: ${agent}`),
  ...rules,
  '',
];

/** `/robots.txt`: everybody may read the public pages, and nobody the rest. */
export const robotsTxt = (): string =>
  [
    ...group('Everybody', ['*']),
    ...group('Search and answer engines, and assistants fetching for a person', answering),
    ...group('Agents that collect for models', training),
    `Sitemap: ${originPlaceholder}/sitemap.xml`,
    '',
  ].join('\n');
