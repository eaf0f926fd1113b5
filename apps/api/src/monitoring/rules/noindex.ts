import { count } from './alert-rule.ts';
import { pageStateRule } from './page-state-rule.ts';

export const noindex = pageStateRule('noindex', 'noindex', {
  worse: (pages, first) => ({
    title: `${count(pages, 'page')} ${pages === 1 ? 'asks' : 'ask'} not to be indexed`,
    evidence: `${first} has a noindex now, in its robots meta tag or in the X-Robots-Tag header. It had none before.`,
  }),
  well: (pages) => `${count(pages, 'page')} may be indexed again`,
});
