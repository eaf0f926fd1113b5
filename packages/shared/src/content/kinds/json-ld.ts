import { defineKind, type KindGuide } from './define-kind.ts';

export const jsonLd = defineKind({
  id: 'json_ld',
  label: 'JSON-LD',
  fileName: 'json-ld.json',
  mediaType: 'application/ld+json; charset=utf-8',
  usedIn: 'heads',
  decidesAccess: false,
  language: 'json',
  timeLimitMs: 10 * 60_000,
  failure: 'Batch scrape job failed',
  page: {
    path: '/content/json-ld',
    name: 'JSON-LD generator',
    description: 'Generate structured data (JSON-LD) for the pages of a website.',
  },
  request: () => ({}),
});

export const jsonLdGuide: KindGuide = {
  about: 'structured data of the site and its pages as one graph, merged with what it has',
  belongs:
    'Each thing belongs on the page that its @id begins with: put the things of a page as one @graph into a script of type application/ld+json in its head. One of the page’s own with the same @id or type is replaced by it.',
};
