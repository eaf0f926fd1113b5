import type { CheckResult, Recommendation, Snippet } from '@visible-ai/shared/analysis/schema';
import type { ScoreBand } from '@visible-ai/shared/analysis/score-band';
import type { FullSitePage, SitePage, SiteTemplate } from '@visible-ai/shared/sites/schema';

/** A group of checks and what it has won, in words and as a share of 100. */
export interface ReportGroup {
  id: string;
  name: string;
  /** "21 of 28 points". */
  standing: string;
  percent: number;
}

/** The score once this fix and all before it are made. */
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
  /** "Allowed", "Blocked", "Refused", "Unknown"; of a site "All pages", "12 pages blocked". */
  word: string;
  /** It costs an answer: dark or in part, and not for training. */
  isFault: boolean;
  /** The line that decides, as far as it is known. */
  because: string;
}

/** A row of engines x purposes: `cells` in the order of `purposes`, null where the engine has no agent that is judged. */
export interface EngineRow {
  name: string;
  cells: (EngineCell | null)[];
}

/** One check of a page, or one issue of a site. */
export interface Finding {
  /** Within its report: the check, of a site the issue. */
  id: string;
  checkId: string;
  /** What was found, in a few words. */
  title: string;
  /** What is to be done, in a few words; null where nothing is. */
  action: string | null;
  group: { id: string; name: string };
  status: CheckResult['status'];
  /** 0 to 1, of a page alone. */
  score: number | null;
  /** Of the hundred points those it has won of those it holds, of a page alone. */
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
  /** Of a site: on how many addresses it stands, on which pattern of them, and three of them. */
  places: { pages: number; template: string | null; examples: string[] } | null;
}

/** What every report says. Plain data: it can be given to a thread. */
interface Summary {
  /** Null where nobody keeps the report. */
  id: string | null;
  title: string;
  /** With its port, where it has one. */
  host: string;
  address: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** 0 to 100; null if there is no score. */
  score: number | null;
  band: ScoreBand | null;
  /** "Good", "Needs work", "Poor", "No score". */
  word: string;
  /** Only where it holds the score down. */
  cap: { at: number; because: string } | null;
  /** Who can cite it, in a sentence. */
  verdict: string;
  groups: ReportGroup[];
  /** Empty where no fix is worth a rung; `all`: where every fix leads, when there are more than are shown. */
  ladder: { steps: ReportStep[]; all: { count: number; score: number } | null };
  engines: EngineRow[];
  /** Worth most first, then what could not be checked, then what passed. */
  findings: Finding[];
  /** What its reader should know of how it was made. */
  notes: string[];
}

export interface PageReport extends Summary {
  kind: 'page';
  pageTitle: string | null;
}

export type ReportedPage = Omit<SitePage, 'id'> & {
  /** Checks of pages that have no result on it; null where that is not known any more. */
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

/** One report as all formats tell it. */
export type ReportModel = PageReport | SiteReport;

/** What an address of a site is blamed for. */
export interface BlamedAddress {
  url: string;
  /** Its index among the pages of the report; null for an address that is no page of the site. */
  page: number | null;
  /** `issueId` is the id of a finding of the report. */
  findings: FullSitePage['findings'];
}
