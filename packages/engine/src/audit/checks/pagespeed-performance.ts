import { defineCheck } from './define-check.ts';
import { judgePageSpeed } from './judge-page-speed.ts';

export const pagespeedPerformance = defineCheck({
  id: 'pagespeed-performance',
  title: 'Performance',
  group: 'speed',
  why: 'An agent with a person waiting gives up on a slow page, and slow pages are crawled less often (web.dev, Core Web Vitals; Google Search Central, “Crawl budget”).',
  needs: ['pagespeed'],
  run: ({ pagespeed }) =>
    judgePageSpeed(pagespeed, 'performance', 'Performance', {
      title: 'Make the page faster',
      text: 'Fix what costs most time first and measure again.',
    }),
});
