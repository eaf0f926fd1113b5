import type { ListedSiteAudit, Site, SiteAudit, SitePage } from '@visible-ai/shared/sites/schema';
import { defaultAlerts, defaultSchedule } from '@visible-ai/shared/sites/schema';
import { makeIssue } from '@visible-ai/shared/sites/testing/make-issue';

const AT = '2026-11-20T10:00:00.000Z';
export const SITE_ID = '00000000-0000-4000-8000-000000000001';
export const AUDIT_ID = '00000000-0000-4000-8000-00000000000a';
export const EARLIER_ID = '00000000-0000-4000-8000-00000000000b';

/** A site as the server sends it. A test sets only the fields that matter to it. */
export const makeSite = (differing: Partial<Site> = {}): Site => ({
  id: SITE_ID,
  url: 'https://shop.example/',
  name: 'Shop',
  createdAt: AT,
  schedule: defaultSchedule,
  alerts: defaultAlerts,
  nextAuditAt: null,
  lastAudit: null,
  trend: [],
  ...differing,
});

export const makeAudit = (differing: Partial<SiteAudit> = {}): SiteAudit => ({
  id: AUDIT_ID,
  siteId: SITE_ID,
  url: 'https://shop.example/',
  status: 'completed',
  origin: 'hand',
  partial: false,
  createdAt: AT,
  completedAt: AT,
  error: null,
  score: 62,
  scoreVersion: 4,
  cap: null,
  groups: [
    { group: 'access', points: 25, of: 28 },
    { group: 'across', points: 30, of: 44 },
  ],
  counts: { pages: 12, read: 10, notRead: 2, left: 0, templates: 2, issues: 1 },
  templates: [
    { id: 't1', pattern: '/products/*', pages: 9, score: 60, examples: ['https://shop.example/products/a'] },
    { id: 't2', pattern: '/', pages: 1, score: 80, examples: ['https://shop.example/'] },
  ],
  issues: [makeIssue()],
  agents: [
    {
      token: 'OAI-SearchBot',
      operator: 'OpenAI',
      counted: true,
      allowed: 10,
      blocked: 0,
      unknown: 0,
      blockedOn: [],
    },
    {
      token: 'PerplexityBot',
      operator: 'Perplexity',
      counted: true,
      allowed: 1,
      blocked: 9,
      unknown: 0,
      blockedOn: [{ templateId: 't1', pages: 9 }],
    },
  ],
  notes: [],
  pageLimit: 100,
  progress: { phase: 'saving', pagesDone: 10, pagesTotal: 10 },
  previous: null,
  ...differing,
});

export const makeListedAudit = (differing: Partial<ListedSiteAudit> = {}): ListedSiteAudit => ({
  id: AUDIT_ID,
  status: 'completed',
  partial: false,
  origin: 'hand',
  createdAt: AT,
  completedAt: AT,
  score: 62,
  error: null,
  counts: { pages: 12, issues: 1 },
  ...differing,
});

export const makePage = (differing: Partial<SitePage> = {}): SitePage => ({
  id: 'p1',
  url: 'https://shop.example/products/a',
  templateId: 't1',
  status: 200,
  state: 'read',
  reason: null,
  title: 'Product A',
  words: 120,
  clicks: 2,
  inSitemap: true,
  linkedFrom: 4,
  score: 58,
  failed: ['title'],
  warned: [],
  ...differing,
});
