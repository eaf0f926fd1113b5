import { count } from './alert-rule.ts';
import { pageStateRule } from './page-state-rule.ts';

export const pageGone = pageStateRule('pageGone', 'gone', {
  worse: (pages, first) => ({
    title: `${count(pages, 'page')} ${pages === 1 ? 'is' : 'are'} gone`,
    evidence: `${first} answered before. Now it answers 404 or 410, and is still linked or listed in the sitemap.`,
  }),
  well: (pages) =>
    `${count(pages, 'page')} that ${pages === 1 ? 'was' : 'were'} gone ${pages === 1 ? 'answers' : 'answer'} again, or nothing leads there any more`,
});
