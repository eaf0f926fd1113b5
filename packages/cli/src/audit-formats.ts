import { exportFormats } from '@visible-ai/shared/reports/export-formats';

/** The forms of a result: for a person, or one of the export formats. */
export const auditFormats = ['pretty', ...exportFormats] as const;
export type AuditFormat = (typeof auditFormats)[number];
