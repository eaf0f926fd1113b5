import { defineCheck } from './define-check.ts';
import { judgePageSpeed } from './facts/judge-page-speed.ts';

export const pagespeedAccessibility = defineCheck({
  id: 'pagespeed-accessibility',
  title: 'Accessibility',
  group: 'speed',
  why: 'What a screen reader can follow, an agent that drives a browser can follow too: both read names, roles and labels (WCAG 2.2; Lighthouse accessibility audits).',
  needs: ['pagespeed'],
  run: ({ pagespeed }) =>
    judgePageSpeed(pagespeed, 'accessibility', 'Accessibility', {
      title: 'Make the page accessible',
      text: 'Each finding names the elements concerned in Lighthouse’s report.',
    }),
});
