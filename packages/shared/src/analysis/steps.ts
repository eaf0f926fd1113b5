/** The seven steps in the order in which they are reported, each with its text. */
export const analysisSteps = [
  { step: 'homepage', msg: 'Analyzing home page content' },
  { step: 'robots', msg: 'Checking robots.txt' },
  { step: 'llms', msg: 'Checking llms.txt' },
  { step: 'sitemap', msg: 'Checking sitemap.xml' },
  { step: 'pagespeed', msg: 'Running PageSpeed Insights analysis' },
  { step: 'score', msg: 'Calculating score' },
  { step: 'save', msg: 'Saving results' },
] as const;

export const stepIds = ['homepage', 'robots', 'llms', 'sitemap', 'pagespeed', 'score', 'save'] as const;
export type StepId = (typeof stepIds)[number];
