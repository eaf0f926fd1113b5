import { count } from './alert-rule.ts';
import { pageStateRule } from './page-state-rule.ts';

export const pageGone = pageStateRule('pageGone', 'gone', (pages, first) => ({
  title: `${count(pages, 'page')} ${pages === 1 ? 'is' : 'are'} gone`,
  evidence: `${first} answered before. Now it answers 404 or 410, and is still linked or listed in the sitemap.`,
}));
