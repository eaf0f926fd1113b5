import { kindOf } from '@visible-ai/shared/content/kinds/all-kinds';
import type { ContentSummary } from '@visible-ai/shared/content/schema';
import type { FullFileRefresh, HostedFile, Hosting } from '@visible-ai/shared/hosting/schema';
import type { SiteFile } from '../files/site-file.ts';

const AT = '2026-11-20T10:00:00.000Z';
export const BASE = 'https://visible.example/s/4fJ2k9QbTz0aWm7XcR1uYd/';
export const CONTENT_ID = '00000000-0000-4000-8000-0000000000c1';
export const REFRESH_ID = '00000000-0000-4000-8000-0000000000f1';

/** A content as the server lists it. A test sets only the fields that matter to it. */
export const makeContent = (differing: Partial<ContentSummary> = {}): ContentSummary => ({
  id: CONTENT_ID,
  website_url: 'https://shop.example/',
  content_type: 'llms_txt',
  excerpt: '# Shop\n',
  whole: true,
  size: 7,
  created_at: AT,
  updated_at: AT,
  edited: false,
  notes: [],
  agents: 0,
  ...differing,
});

export const makeSiteFile = (item?: ContentSummary): SiteFile => {
  const kind = kindOf(item?.content_type ?? 'llms_txt');
  return { kind, item, writePath: `${kind.page.path}?domain=shop.example` };
};

export const makeHostedFile = (differing: Partial<HostedFile> = {}): HostedFile => ({
  file: 'llms.txt',
  kind: 'llms_txt',
  contentId: CONTENT_ID,
  version: 3,
  bytes: 1240,
  publishedAt: AT,
  checkedAt: null,
  same: null,
  newer: false,
  ...differing,
});

export const makeHosting = (differing: Partial<Hosting> = {}): Hosting => ({
  base: BASE,
  files: [makeHostedFile()],
  schedule: { every: 'none', hour: 6, timeZone: 'UTC' },
  additions: false,
  nextRefreshAt: null,
  refreshes: [],
  ...differing,
});

export const makeRefresh = (differing: Partial<FullFileRefresh> = {}): FullFileRefresh => ({
  id: REFRESH_ID,
  contentId: CONTENT_ID,
  kind: 'llms_txt',
  status: 'waiting',
  added: 2,
  removed: 1,
  conflicts: 0,
  notes: [],
  error: null,
  createdAt: AT,
  decidedAt: null,
  before: '# Shop\n\n- [Old](https://shop.example/old)\n',
  after: '# Shop\n\n- [New](https://shop.example/new)\n- [Über uns](https://shop.example/%C3%BC)\n',
  ...differing,
});
