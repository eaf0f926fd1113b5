import type { ReportBranding } from './report-branding.ts';
import type { BlamedAddress, PageReport, SiteReport } from './report-model.ts';

/** A report to be rendered. `document` is what its JSON says: the report as the API answers it. */
export type Report =
  | { kind: 'page'; model: PageReport; document: object }
  | {
      kind: 'site';
      model: SiteReport;
      document: object;
      /** What each address is blamed for: those of the pages in their order, then those that are no pages. */
      addresses: () => Iterable<BlamedAddress> | AsyncIterable<BlamedAddress>;
    };

/** What stands in the place of a report that could not be made. */
export interface Unread {
  of: Report['kind'];
  address: string;
  /** Why, in a sentence. */
  problem: string;
  createdAt: string;
}

/** A text in parts, so that nobody holds all of a large one. */
export type TextParts = Iterable<string> | AsyncIterable<string>;

/** Files of a repository that pages come from: a folder (its path ends in `/`) or a file. */
export interface PathMapping {
  urlPrefix: string;
  path: string;
}

export interface TextOptions {
  branding: ReportBranding | null;
  /** Of the product, for formats that name their maker. */
  version: string;
  /** Files of a repository that pages come from, for SARIF: the longest prefix of an address decides. */
  map: readonly PathMapping[];
}
