/** What assistants may do, in the order in which it is told: to look, to mend, to write. */
export const toolNames = [
  'audit_page',
  'list_findings',
  'get_fix',
  'compare_pages',
  'audit_site',
  'get_audit',
  'explain_robots',
  'preview_robots_edit',
  'generate_file',
  'get_file',
] as const;
export type ToolName = (typeof toolNames)[number];
