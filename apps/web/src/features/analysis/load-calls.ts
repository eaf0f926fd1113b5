/** The calls of an audit and who remembers it, and zod with them: the form is shown, and takes keys, without. */
export async function loadCalls() {
  const [calls, { keepMade }] = await Promise.all([
    import('@visible-ai/shared/analysis/endpoints'),
    import('./made-analyses.ts'),
  ]);
  return { ...calls, keepMade };
}
