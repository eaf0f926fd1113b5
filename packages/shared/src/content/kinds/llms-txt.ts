import { defineKind, type KindGuide } from './define-kind.ts';

export const llmsTxt = defineKind({
  id: 'llms_txt',
  label: 'llms.txt',
  fileName: 'llms.txt',
  mediaType: 'text/plain; charset=utf-8',
  usedIn: 'site',
  decidesAccess: false,
  language: 'markdown',
  timeLimitMs: 10 * 60_000,
  failure: 'Batch scrape job failed',
  page: {
    path: '/content/llms-txt',
    name: 'llms.txt generator',
    description: 'Generate an llms.txt file for a website.',
  },
  request: () => ({}),
});

export const llmsTxtGuide: KindGuide = {
  about: 'what the site has, for models',
  belongs: 'Serve it as /llms.txt at the root of the site.',
};
