import { exportFormats } from '@visible-ai/shared/reports/export-formats';

/** What a result can be shown as: for a person, or in one of the formats of every export. */
export const auditFormats = ['pretty', ...exportFormats] as const;
export type AuditFormat = (typeof auditFormats)[number];
