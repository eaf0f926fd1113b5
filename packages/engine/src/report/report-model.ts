import type { CheckResult, Recommendation, Snippet } from '@visible-ai/shared/analysis/schema';
import type { ScoreBand } from '@visible-ai/shared/analysis/score-band';
import type { FullSitePage, SitePage, SiteTemplate } from '@visible-ai/shared/sites/schema';

/** A group of checks and its points, in words and as a share of 100. */
export interface ReportGroup {
  id: string;
  name: string;
  /** "21 of 28 points". */
  standing: string;
  percent: number;
}

/** The score after this fix and all fixes before it. */
export interface ReportStep {
  /** The finding that it fixes. */
  findingId: string;
  title: string;
  from: number;
  score: number;
}

/** What one agent of an engine gets. */
export interface EngineCell {
  token: string;
  state: 'lit' | 'part' | 'dark' | 'unknown';
  /** "Allowed", "Blocked", "Refused", "Unknown"; for a site "All pages", "12 pages blocked". */
  word: string;
  /** Whether it keeps the page out of answers: blocked or partly blocked, and not only for training. */
  isFault: boolean;
  /** The line that decides, as far as it is known. */
  because: string;
}

/** An engine's row: `cells` in the order of `purposes`; null if the engine has no agent for the purpose. */
export interface EngineRow {
  name: string;
  cells: (EngineCell | null)[];
}

/** One check of a page, or one issue of a site. */
export interface Finding {
  /** Unique in its report: the id of the check, or for a site of the issue. */
  id: string;
  checkId: string;
  /** What was found, in a few words. */
  title: string;
  /** What to do, in a few words; null if there is nothing to do. */
  action: string | null;
  group: { id: string; name: string };
  status: CheckResult['status'];
  /** 0 to 1; for a page only. */
  score: number | null;
  /** The check's points out of the hundred: gained and possible; for a page only. */
  points: { won: number; of: number } | null;
  /** Points of the score that its fix gains; 0 if there is no fix. */
  worth: number;
  priority: Recommendation['priority'] | null;
  evidence: string;
  details: string[];
  /** Why it matters, with its source. */
  why: string;
  fix: string | null;
  snippet: Snippet | null;
  /** For a site: how many addresses have it, their pattern, and three of them. */
  places: { pages: number; template: string | null; examples: string[] } | null;
}

/** What every report contains. It is plain data, so it can be passed to a thread. */
interface Summary {
  /** Null if the report is not stored. */
  id: string | null;
  title: string;
  /** With its port, if it has one. */
  host: string;
  address: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** How long the audit took; null if that is not known. */
  durationMs: number | null;
  /** 0 to 100; null if there is no score. */
  score: number | null;
  band: ScoreBand | null;
  /** "Good", "Needs work", "Poor", "No score". */
  word: string;
  /** Only if it lowers the score. */
  cap: { at: number; because: string } | null;
  /** Who can cite it, in a sentence. */
  verdict: string;
  groups: ReportGroup[];
  /** Empty if no fix is worth a step. `all` is the score after every fix, if there are more than are shown. */
  ladder: { steps: ReportStep[]; all: { count: number; score: number } | null };
  engines: EngineRow[];
  /** The most points first, then what could not be checked, then what passed. */
  findings: Finding[];
  /** What the reader should know about how it was made. */
  notes: string[];
}

export interface PageReport extends Summary {
  kind: 'page';
  pageTitle: string | null;
}

export type ReportedPage = Omit<SitePage, 'id'> & {
  /** Checks that have no result for the page; null if that is no longer known. */
  na?: readonly string[] | null;
};

export interface SiteReport extends Summary {
  kind: 'site';
  /** "120 pages read in 6 templates, 2 could not be checked." */
  extent: string;
  templates: SiteTemplate[];
  /** In the order in which they were read. */
  pages: ReportedPage[];
}

/** One report, as all formats render it. */
export type ReportModel = PageReport | SiteReport;

/** The faults of one address of a site. */
export interface BlamedAddress {
  url: string;
  /** Its index among the pages of the report; null for an address that is no page of the site. */
  page: number | null;
  /** `issueId` is the id of a finding of the report. */
  findings: FullSitePage['findings'];
}
