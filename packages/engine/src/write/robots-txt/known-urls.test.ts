import { expect, it } from 'vitest';
import { siteOf } from '../testing/site-of.ts';
import { knownUrls } from './known-urls.ts';

const at = 'https://anvils.example';

it('knows the pages of a site, what its sitemaps list, and where its menu and its links lead, each once', () => {
  const resume = {
    asked: at,
    found: [`${at}/found`, `${at}/login`],
    titles: { document: '', social: '', heading: '', headline: '' },
    scope: '',
    textHash: '',
    standsFor: null,
  };
  const navigation = [{ text: 'Menu', url: `${at}/menu`, group: '' }];
  const site = siteOf([{ url: '/', navigation, resume }, { url: '/page?x=1' }], {
    sitemapUrls: [
      `https://www.anvils.example/listed`,
      `http://anvils.example/page?x=1`,
      'https://else.example/x',
      'no address',
    ],
    skipped: [
      { url: `${at}/login`, because: 'login' },
      { url: `${at}/gone`, because: 'unreachable' },
      { url: `${at}/closed`, because: 'robots' },
    ],
  });
  expect(knownUrls(site)).toEqual(
    ['/', '/page?x=1', '/listed', '/menu', '/found', '/closed'].map((path) => at + path),
  );
});

it('begins with the home page where the site stands under a path', () => {
  expect(
    knownUrls(siteOf([{ url: '/a/' }], { home: `${at}/a/`, origin: 'https://www.anvils.example/' })),
  ).toEqual(['https://www.anvils.example/a/']);
});
