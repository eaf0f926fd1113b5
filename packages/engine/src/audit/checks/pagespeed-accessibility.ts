import { defineCheck } from './define-check.ts';
import { judgePageSpeed } from './judge-page-speed.ts';

export const pagespeedAccessibility = defineCheck({
  id: 'pagespeed-accessibility',
  title: 'Accessibility',
  group: 'speed',
  why: 'An agent that drives a browser reads the same names, roles and labels as a screen reader: what helps one helps the other (WCAG 2.2; Lighthouse accessibility audits).',
  needs: ['pagespeed'],
  run: ({ pagespeed }) =>
    judgePageSpeed(pagespeed, 'accessibility', 'Accessibility', {
      title: 'Make the page accessible',
      text: 'Each finding names the elements concerned in Lighthouse’s report.',
    }),
});
