import { defineCheck } from './define-check.ts';
import { judgePageSpeed } from './judge-page-speed.ts';

export const pagespeedBestPractices = defineCheck({
  id: 'pagespeed-best-practices',
  title: 'Best practices',
  group: 'speed',
  why: 'Errors in the console, insecure requests and outdated browser features can break a page for its next reader (Lighthouse best-practices audits).',
  needs: ['pagespeed'],
  run: ({ pagespeed }) =>
    judgePageSpeed(pagespeed, 'best-practices', 'Best practices', {
      title: 'Follow the best practices',
      text: 'Clear the findings one by one; most are a line of code.',
    }),
});
