import type { Engine } from '@visible-ai/engine';
import type { ExportFormat, Paper } from '@visible-ai/shared/reports/export-formats';
import type { AnalysisStore } from '../analysis/analysis-store.ts';
import type { ReportBrand } from '../branding/create-branding.ts';
import type { Db } from '../db/database.ts';

/** What the exports of reports stand on. */
export interface ReportsDeps extends Pick<Engine, 'renderReport'> {
  db: Db;
  analyses: Pick<AnalysisStore, 'find' | 'ownerOf'>;
  brand: ReportBrand;
  /** Of the product: another one may draw the same report otherwise. */
  version: string;
}

/** What was asked for. */
export interface AskedExport {
  format: ExportFormat;
  paper: Paper;
}
