import { defineKind } from './define-kind.ts';

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
