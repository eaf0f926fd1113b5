import type { CheckGroup } from '@visible-ai/shared/analysis/check-groups';
import type { Snippet } from '@visible-ai/shared/analysis/schema';
import type { WhyUnread } from './site-row.ts';

/** A fault of a site: one for each check and template, however many pages have it. */
export interface SiteIssue {
  /** Unique in this audit: the check, and its template if it has one. */
  id: string;
  checkId: string;
  /** Whether it is on pages of a template, between pages, or about the whole site. */
  kind: 'page' | 'across' | 'site';
  templateId: string | null;
  title: string;
  /** Where it was found, with the facts of the first page. */
  evidence: string;
  fix: string;
  snippet: Snippet | null;
  /** How many pages have it; for a fault of a sitemap, how many addresses. */
  pages: number;
  /** What the site's score gains when the issue is fixed everywhere. */
  points: number;
  priority: 'high' | 'medium' | 'low';
  /** At most three addresses. The first is the one that the fix was written for. */
  examples: string[];
  /** All places, each with its own facts. The title is what the check says about that page. */
  places: { url: string; title: string; evidence: string }[];
}

export interface SiteTemplate {
  id: string;
  pattern: string;
  pages: number;
  score: number;
  examples: string[];
}

/** One page of the site, in short. */
export interface AuditedPage {
  url: string;
  templateId: string | null;
  /** The HTTP status; null if the page gave no answer or was not requested. */
  status: number | null;
  state: 'read' | 'not-read';
  /** Why it was not read. */
  reason: { because: WhyUnread; text: string } | null;
  title: string | null;
  words: number;
  /** Clicks from the home page; null if no link leads to it. */
  clicks: number | null;
  inSitemap: boolean;
  /** How many other pages link to it. */
  linkedFrom: number;
  score: number | null;
  /** Checks that it fails, including faults between pages. */
  failed: string[];
  warned: string[];
  /** Checks that have no result for the page. All others passed, except those above. */
  na: string[];
}

export interface SiteAgent {
  token: string;
  operator: string;
  counted: boolean;
  /** The pages that were read, counted by what robots.txt says to this agent. */
  allowed: number;
  blocked: number;
  unknown: number;
  /** The templates with pages that are closed to it, and how many. */
  blockedOn: { templateId: string; pages: number }[];
}

/** Everything that an audit of a site says. */
export interface SiteAudit extends JudgedSite {
  /** A fingerprint of the robots.txt that applied; 'none' if there was none; null if it could not be read. */
  robotsTxt: string | null;
  /** The file itself; null if there was none or it could not be read. */
  robotsFile: string | null;
}

/** The result of judging a site's rows. */
export interface JudgedSite {
  /** Where the site begins. */
  url: string;
  score: number;
  scoreVersion: number;
  cap: { at: number; because: string } | null;
  /** Whether the reading ended early: it was cancelled, took too long, or the site stopped answering. */
  partial: boolean;
  /** Whether everything was read, so that no limit left anything out. */
  whole: boolean;
  groups: { group: CheckGroup | 'across'; points: number; of: number }[];
  counts: { pages: number; read: number; notRead: number; left: number; templates: number; issues: number };
  /** Largest first. */
  templates: SiteTemplate[];
  /** What caps the site first, then the most points. */
  issues: SiteIssue[];
  agents: SiteAgent[];
  /** What the owner should know about how the site was read and what could not be judged. */
  notes: string[];
  /** In the order in which they were read. */
  pages: AuditedPage[];
}
