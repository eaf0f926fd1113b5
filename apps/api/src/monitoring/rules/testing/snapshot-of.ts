import type { KnownIssue, PageFacts, SiteSnapshot } from '../site-snapshot.ts';

export const HOME = 'https://shop.example/';
export const at = (path: string): string => new URL(path, HOME).href;

export const page = (state: PageFacts['state'] = 'well', score: number | null = 90): PageFacts => ({
  state,
  score,
});

export const issue = (change: Partial<KnownIssue> = {}): KnownIssue => ({
  checkId: 'headings',
  pattern: '/product/*',
  title: 'No H1',
  evidence: 'The page has no H1.',
  pages: 4,
  priority: 'high',
  examples: [at('/product/a')],
  ...change,
});

/** A site of four good pages with a score of 80, and the changes of a test. */
export const snapshotOf = (change: Partial<SiteSnapshot> = {}): SiteSnapshot => ({
  home: HOME,
  whole: true,
  score: { value: 80, version: 1, pageLimit: 100, at: '2026-03-01T06:10:00.000Z' },
  robots: 'User-agent: *\nDisallow: /cart\n',
  pages: { [HOME]: page(), [at('/a')]: page(), [at('/b')]: page(), [at('/c')]: page() },
  unread: [],
  without: [],
  doubted: false,
  issues: [],
  files: {},
  ...change,
});
