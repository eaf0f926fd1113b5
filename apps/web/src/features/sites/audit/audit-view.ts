/** The parts of an audit's screen, one shown at a time. */
const auditViews = ['issues', 'pages', 'agents', 'changes'] as const;
export type AuditView = (typeof auditViews)[number];

/** The part that an address names with `?view=`; the issues where it names none. */
export const readView = (search: URLSearchParams): AuditView =>
  auditViews.find((view) => view === search.get('view')) ?? 'issues';
