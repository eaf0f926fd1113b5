import type { AgentVerdict, RobotsReport, SitemapReport } from '@visible-ai/shared/analysis/schema';
import type { PageFacts } from '../page/page-facts.ts';
import type { FetchFailureKind } from '../safe-fetch/fetch-result.ts';

/** One part of the evidence: what was found, or why it could not be read. A failure never looks like a zero. */
export type Part<T> = { ok: true; value: T } | { ok: false; problem: PartProblem };

export interface PartProblem {
  kind:
    | Exclude<FetchFailureKind, 'aborted'>
    | 'http-status'
    | 'not-html'
    | 'too-complex'
    | 'off'
    | 'unavailable'
    | 'bug';
  /** For a person: "The server closed the connection after 1,000 bytes." */
  text: string;
}

/** How the page itself answered. */
export interface PageResponse {
  requestedUrl: string;
  /** After redirects. */
  url: string;
  status: number;
  headers: Record<string, string>;
  redirects: { from: string; to: string; status: number }[];
  contentType: string | null;
  bytes: number;
  truncated: boolean;
  /** Milliseconds from sending the request to the last response header. */
  headersMs: number;
  /** The page as received, to try edits on it; null if it was not kept. */
  body: Uint8Array | null;
}

export interface RobotsEvidence {
  report: RobotsReport;
  /** The whole file (the report has only its beginning); null if there is none to edit. */
  text: string | null;
  agents: AgentVerdict[];
  /** Absolute addresses of the file's `Sitemap:` lines, in order. */
  sitemaps: string[];
}

export interface LlmsEvidence {
  url: string;
  /** `html` and `robots`: a web page, or the rules of a robots.txt, with status 200 instead of the file. */
  state: 'found' | 'missing' | 'html' | 'robots' | 'server-error';
  httpStatus: number;
  /** Null unless found. */
  file: {
    title: string | null;
    summary: string | null;
    sections: number;
    links: number;
    characters: number;
    problems: string[];
    /** The file as served, to edit it; null if it was not kept. */
    text: string | null;
  } | null;
}

export interface SitemapEvidence {
  report: SitemapReport;
  /** Page addresses in order of discovery, at most 100. */
  urls: string[];
  /** The texts of short files as served, by address, to write and try edits. */
  texts: Readonly<Record<string, string>>;
}

/** The page requested again with the User-Agent of each answer engine. */
export interface ProbeEvidence {
  /** The same request with our own name. It shows whether a name is blocked or the site is down. */
  control: { status: number | null; problem: string | null };
  probes: {
    token: string;
    operator: string;
    status: number | null;
    problem: string | null;
    outcome: 'same' | 'blocked' | 'unclear';
  }[];
}

/** A link of the page that we requested. */
export interface TriedLink {
  url: string;
  text: string;
  /** After redirects within the host; null if it leads to another host. */
  status: number | null;
  redirect: { to: string /** of the first hop */; status: number } | null;
}

export interface LinksEvidence {
  /** Links that answered in time. */
  tried: TriedLink[];
  /** How many we wanted to try. */
  chosen: number;
}

export interface PageSpeedEvidence {
  source: 'psi' | 'lighthouse';
  version: string;
  /** 0 to 100; null if Lighthouse had no score. */
  scores: {
    performance: number | null;
    accessibility: number | null;
    bestPractices: number | null;
    seo: number | null;
  };
  /** Milliseconds; layout shift has no unit; null if not measured. */
  metrics: {
    firstContentfulPaint: number | null;
    largestContentfulPaint: number | null;
    cumulativeLayoutShift: number | null;
    speedIndex: number | null;
  };
  /** The Lighthouse findings that cost most, with Lighthouse's titles. */
  opportunities: {
    id: string;
    category: 'performance' | 'accessibility' | 'best-practices' | 'seo';
    title: string;
    displayValue: string | null;
  }[];
}

/** All parts, gathered in parallel. Each is a value or a reason. */
export interface Evidence {
  response: Part<PageResponse>;
  page: Part<PageFacts>;
  robots: Part<RobotsEvidence>;
  llms: Part<LlmsEvidence>;
  sitemap: Part<SitemapEvidence>;
  probes: Part<ProbeEvidence>;
  links: Part<LinksEvidence>;
  pagespeed: Part<PageSpeedEvidence>;
}

export type EvidenceName = keyof Evidence;
export type EvidenceValue<N extends EvidenceName> = Extract<Evidence[N], { ok: true }>['value'];
