import type { ReportBranding } from './report-branding.ts';
import type { BlamedAddress, PageReport, SiteReport } from './report-model.ts';

/** A report for rendering. `document` is its JSON: the report as the API returns it. */
export type Report =
  | { kind: 'page'; model: PageReport; document: object }
  | {
      kind: 'site';
      model: SiteReport;
      document: object;
      /**
       * The faults of each address: first of the pages in their order, then of addresses that are not pages.
       */
      addresses: () => Iterable<BlamedAddress> | AsyncIterable<BlamedAddress>;
    };

/** Replaces a report that could not be made. */
export interface Unread {
  of: Report['kind'];
  address: string;
  /** Why, in a sentence. */
  problem: string;
  createdAt: string;
}

/** A text in parts, so that a large one is never in memory as a whole. */
export type TextParts = Iterable<string> | AsyncIterable<string>;

/** Files of a repository that pages come from: a folder (its path ends in `/`) or a file. */
export interface PathMapping {
  urlPrefix: string;
  path: string;
}

export interface TextOptions {
  branding: ReportBranding | null;
  /** The product's version, for formats that name their maker. */
  version: string;
  /** The product's address, for formats that link to it. */
  homepage: string | null;
  /** Files of a repository that pages come from, for SARIF: the longest prefix of an address decides. */
  map: readonly PathMapping[];
}
