import type { SiteIssue } from '../schema.ts';

/** An issue as the server sends it. A test sets only the fields that matter to it. */
export const makeIssue = (differing: Partial<SiteIssue> = {}): SiteIssue => ({
  id: 'broken-link',
  checkId: 'broken-link',
  kind: 'across',
  templateId: null,
  title: '2 pages link to what is gone',
  evidence: 'https://shop.example/a: links to https://shop.example/gone',
  fix: 'Correct or remove the links.',
  snippet: null,
  pages: 2,
  points: 3,
  priority: 'high',
  examples: ['https://shop.example/a'],
  ...differing,
});
