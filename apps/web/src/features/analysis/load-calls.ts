/** The calls of an audit, and zod with them: the form is shown, and takes keys, without. */
export const loadCalls = () => import('@visible-ai/shared/analysis/endpoints');
