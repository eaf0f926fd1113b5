import { defineKind, type KindGuide } from './define-kind.ts';

export const markdownPages = defineKind({
  id: 'markdown_pages',
  label: 'Markdown pages',
  fileName: 'markdown-pages.zip',
  mediaType: 'application/zip',
  usedIn: 'beside-pages',
  decidesAccess: false,
  language: 'markdown',
  timeLimitMs: 10 * 60_000,
  failure: 'Batch scrape job failed',
  page: {
    path: '/content/markdown-pages',
    name: 'Markdown pages generator',
    description: 'Generate a Markdown version of each page of a website.',
  },
  request: () => ({}),
});

export const markdownPagesGuide: KindGuide = {
  about: 'a Markdown file for each page',
  belongs:
    'One text of many files: each begins with a line ==> path <==, which names it from the folder of the site on. Serve each beside its page, and announce it there by a link of rel alternate and type text/markdown.',
};
