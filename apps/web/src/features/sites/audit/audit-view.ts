/** The parts of an audit's screen. One is shown at a time. */
const auditViews = ['issues', 'pages', 'agents', 'changes'] as const;
export type AuditView = (typeof auditViews)[number];

/** The part that `?view=` names; the default is the issues. */
export const readView = (search: URLSearchParams): AuditView =>
  auditViews.find((view) => view === search.get('view')) ?? 'issues';
