import type { Tool } from '../define-tool.ts';
import { auditPage } from './audit-page.ts';
import { auditSite } from './audit-site.ts';
import { comparePages } from './compare-pages.ts';
import { explainRobots } from './explain-robots.ts';
import { generateFile } from './generate-file.ts';
import { getAudit } from './get-audit.ts';
import { getFile } from './get-file.ts';
import { getFix } from './get-fix.ts';
import { listFindings } from './list-findings.ts';
import { previewRobotsEdit } from './preview-robots-edit.ts';

/** Every tool, in the order in which a task uses them. */
export const allTools: readonly Tool[] = [
  auditPage,
  listFindings,
  getFix,
  comparePages,
  auditSite,
  getAudit,
  explainRobots,
  previewRobotsEdit,
  generateFile,
  getFile,
];
