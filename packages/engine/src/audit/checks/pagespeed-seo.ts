import { defineCheck } from './define-check.ts';
import { judgePageSpeed } from './judge-page-speed.ts';

export const pagespeedSeo = defineCheck({
  id: 'pagespeed-seo',
  title: 'SEO',
  group: 'speed',
  why: 'Lighthouse’s SEO audits are the minimum that a page needs to be listed at all: crawlable links, a good status code, a title, a readable robots.txt (Lighthouse SEO audits).',
  needs: ['pagespeed'],
  run: ({ pagespeed }) =>
    judgePageSpeed(pagespeed, 'seo', 'SEO', {
      title: 'Clear the SEO findings',
      text: 'Each finding keeps engines from listing the page as it is.',
    }),
});
