/** The tools for assistants, in the order of the list: looking, fixing, writing. */
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
