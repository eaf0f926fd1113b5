import type { AgentVerdict, RobotsReport, SitemapReport } from '@visible-ai/shared/analysis/schema';
import type { PageFacts } from '../page/page-facts.ts';
import type { FetchFailureKind } from '../safe-fetch/fetch-result.ts';

/** One part of the evidence: what was found, or why it could not be had. Never a zero in disguise. */
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
  /** The page as received, for edits to be tried on it; null where it was not kept. */
  body: Uint8Array | null;
}

export interface RobotsEvidence {
  report: RobotsReport;
  /** The whole file, where the report holds its beginning; null when there is none to edit. */
  text: string | null;
  agents: AgentVerdict[];
  /** Absolute addresses of the file's `Sitemap:` lines, in order. */
  sitemaps: string[];
}

export interface LlmsEvidence {
  url: string;
  /** `missing` covers 404, 410 and every page in disguise (HTML with status 200). */
  state: 'found' | 'missing' | 'html' | 'server-error';
  httpStatus: number;
  /** Null unless found. */
  file: {
    title: string | null;
    summary: string | null;
    sections: number;
    links: number;
    characters: number;
    problems: string[];
    /** The file as served, to be edited; null where it was not kept. */
    text: string | null;
  } | null;
}

export interface SitemapEvidence {
  report: SitemapReport;
  /** Page addresses in order of discovery, at most 100. */
  urls: string[];
  /** What short files say, by their address, as served: for edits to be written and tried. */
  texts: Readonly<Record<string, string>>;
}

/** The page asked for again under each answer engine's own User-Agent. */
export interface ProbeEvidence {
  /** The same request under our own name: tells a block by name from an outage. */
  control: { status: number | null; problem: string | null };
  probes: {
    token: string;
    operator: string;
    status: number | null;
    problem: string | null;
    outcome: 'same' | 'blocked' | 'unclear';
  }[];
}

/** A link of the page that was asked for. */
export interface TriedLink {
  url: string;
  text: string;
  /** After redirects within the host; null when it leads to another host. */
  status: number | null;
  redirect: { to: string /** of the first hop */; status: number } | null;
}

export interface LinksEvidence {
  /** Those that answered in time. */
  tried: TriedLink[];
  /** How many were to be tried. */
  chosen: number;
}

export interface PageSpeedEvidence {
  source: 'psi' | 'lighthouse';
  version: string;
  /** 0 to 100; null where Lighthouse itself had no score. */
  scores: {
    performance: number | null;
    accessibility: number | null;
    bestPractices: number | null;
    seo: number | null;
  };
  /** Milliseconds, layout shift unitless; null where not measured. */
  metrics: {
    firstContentfulPaint: number | null;
    largestContentfulPaint: number | null;
    cumulativeLayoutShift: number | null;
    speedIndex: number | null;
  };
  /** Lighthouse's own findings that cost most, with its titles. */
  opportunities: {
    id: string;
    category: 'performance' | 'accessibility' | 'best-practices' | 'seo';
    title: string;
    displayValue: string | null;
  }[];
}

/** All parts, gathered side by side, each a value or a reason. */
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
