/** Loads the calls of an audit, and zod with them. The form works before they are there. */
export async function loadCalls() {
  const [calls, { keepMade }] = await Promise.all([
    import('@visible-ai/shared/analysis/endpoints'),
    import('./made-analyses.ts'),
  ]);
  return { ...calls, keepMade };
}
