import type { CheckGroup } from '@visible-ai/shared/analysis/check-groups';
import type { Snippet } from '@visible-ai/shared/analysis/schema';
import type { WhyUnread } from './site-row.ts';

/** A fault of a site: one for each check and template, however many pages have it. */
export interface SiteIssue {
  /** Of this audit: the check, and the template where it stands on one. */
  id: string;
  checkId: string;
  /** On pages of a template, between pages, or of the site as a whole. */
  kind: 'page' | 'across' | 'site';
  templateId: string | null;
  title: string;
  /** Where it stands, with the facts of the first page. */
  evidence: string;
  fix: string;
  snippet: Snippet | null;
  /** How many pages have it; of a sitemap's faults, how many addresses. */
  pages: number;
  /** What the site's score gains when the issue is fixed everywhere. */
  points: number;
  priority: 'high' | 'medium' | 'low';
  /** Three addresses at most, the one that the fix was written for first. */
  examples: string[];
  /** All of them, each with its own facts; the title is what the check says of this very page. */
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
  /** HTTP; null where it gave no answer or was not asked for. */
  status: number | null;
  state: 'read' | 'not-read';
  /** Why it was not read. */
  reason: { because: WhyUnread; text: string } | null;
  title: string | null;
  words: number;
  /** From the home page; null where no link leads to it. */
  clicks: number | null;
  inSitemap: boolean;
  /** How many other pages link to it. */
  linkedFrom: number;
  score: number | null;
  /** Checks that it fails, faults between pages among them. */
  failed: string[];
  warned: string[];
  /** Checks that have no result for the page. All others passed, except those above. */
  na: string[];
}

export interface SiteAgent {
  token: string;
  operator: string;
  counted: boolean;
  /** Pages that were read, by what robots.txt says to this agent. */
  allowed: number;
  blocked: number;
  unknown: number;
  /** The templates that have pages closed to it, with how many of each. */
  blockedOn: { templateId: string; pages: number }[];
}

/** Everything that an audit of a site says. */
export interface SiteAudit extends JudgedSite {
  /** A fingerprint of the robots.txt that held for it, 'none' where there was none; null where it could not be read. */
  robotsTxt: string | null;
  /** The file itself; null where there was none or it could not be read. */
  robotsFile: string | null;
}

/** What the judgement of a site's rows says. */
export interface JudgedSite {
  /** Where the site begins. */
  url: string;
  score: number;
  scoreVersion: number;
  cap: { at: number; because: string } | null;
  /** The reading ended before its time: it was cancelled, took too long, or the site fell silent. */
  partial: boolean;
  /** Nothing is left to be read, by a limit either. */
  whole: boolean;
  groups: { group: CheckGroup | 'across'; points: number; of: number }[];
  counts: { pages: number; read: number; notRead: number; left: number; templates: number; issues: number };
  /** Largest first. */
  templates: SiteTemplate[];
  /** Worth most first. */
  issues: SiteIssue[];
  agents: SiteAgent[];
  /** What its owner should know of how it was read, and of what could not be judged. */
  notes: string[];
  /** In the order in which they were read. */
  pages: AuditedPage[];
}
