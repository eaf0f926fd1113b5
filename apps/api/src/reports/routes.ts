import { exportAnalysis, exportSiteAudit } from '@visible-ai/shared/reports/endpoints';
import { fileRoute, type Route, signedIn } from '../http/route.ts';
import { analysisFile } from './analysis-file.ts';
import type { ReportsDeps } from './reports-deps.ts';
import { siteAuditFile } from './site-audit-file.ts';

/** The calls that return a report as a file. */
export const reportRoutes = (deps: ReportsDeps): Route[] => [
  fileRoute(exportAnalysis, ({ params, query }, call) => analysisFile(deps, params.id, query, call.signal)),
  fileRoute(exportSiteAudit, ({ params, query }, call) =>
    siteAuditFile(deps, { ownerId: signedIn(call).userId, id: params.id }, query, call.signal),
  ),
];
