import { defineKind, type KindGuide } from './define-kind.ts';

export const llmsFull = defineKind({
  id: 'llms_full',
  label: 'llms-full.txt',
  fileName: 'llms-full.txt',
  mediaType: 'text/plain; charset=utf-8',
  usedIn: 'site',
  decidesAccess: false,
  language: 'markdown',
  timeLimitMs: 10 * 60_000,
  failure: 'Batch scrape job failed',
  page: {
    path: '/content/llms-full-txt',
    name: 'llms-full.txt generator',
    description: 'Generate an llms-full.txt file, the pages of a website as Markdown.',
  },
  request: () => ({}),
});

export const llmsFullGuide: KindGuide = {
  about: 'its pages as Markdown, in one file',
  belongs: 'Serve it as /llms-full.txt at the root of the site.',
};
