import type { Engine } from '@visible-ai/engine';
import type { ExportFormat, Paper } from '@visible-ai/shared/reports/export-formats';
import type { AnalysisStore } from '../analysis/analysis-store.ts';
import type { ReportBrand } from '../branding/create-branding.ts';
import type { Db } from '../db/database.ts';

/** What the exports of reports need. */
export interface ReportsDeps extends Pick<Engine, 'renderReport'> {
  db: Db;
  analyses: Pick<AnalysisStore, 'find' | 'ownerOf'>;
  brand: ReportBrand;
  /** The version of the product: another one may render the same report differently. */
  version: string;
}

/** The request for an export. */
export interface AskedExport {
  format: ExportFormat;
  paper: Paper;
}
