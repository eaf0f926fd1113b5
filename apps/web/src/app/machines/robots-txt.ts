import { originPlaceholder } from '@visible-ai/shared/site/placeholders';

/** Agents that fetch for an index or for a person who asks now: what they may not read is in no answer. */
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

/** Agents that fetch for a model: welcome here, as everything public is meant to be read. */
const training = ['GPTBot', 'ClaudeBot', 'Google-Extended', 'Applebot-Extended', 'CCBot'] as const;

/** An agent reads its own group and no other (RFC 9309, 2.2.1), so every group repeats what nobody may. */
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

/** `/robots.txt`: everybody may read what is public, and nobody the rest. */
export const robotsTxt = (): string =>
  [
    ...group('Everybody', ['*']),
    ...group('Search and answer engines, and assistants fetching for a person', answering),
    ...group('Agents that collect for models', training),
    `Sitemap: ${originPlaceholder}/sitemap.xml`,
    '',
  ].join('\n');
