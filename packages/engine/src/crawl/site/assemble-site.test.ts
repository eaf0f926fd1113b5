import { expect, it } from 'vitest';
import { pageOf } from '../../write/testing/site-of.ts';
import type { CrawledPage } from '../crawled-site.ts';
import { assembleSite } from './assemble-site.ts';

const site = {
  origin: 'https://anvils.example',
  home: 'https://anvils.example/',
  sitemaps: { files: [], urls: [] },
  robots: null,
  llms: null,
  notes: [],
} as unknown as Parameters<typeof assembleSite>[0]['site'];
const languageOf = (...pages: CrawledPage[]) =>
  assembleSite({ site, pages, skipped: [], notes: [] }).language;
const home = (text: string) =>
  pageOf({ url: '/', kind: 'home', language: 'en', sections: [{ level: 2, heading: 'Horario', text }] });
const other = (url: string, language = 'es') => pageOf({ url, language });

it('pages of few words are in the language of all others, not in that of a template', () => {
  const hours = 'Lunes a Viernes de 10:00 a 14:00';
  expect(languageOf(home(hours), other('/contacto'), other('/productos'))).toBe('es');
  expect(languageOf(home(hours), other('/contacto'), other('/b', 'en'), other('/c'))).toBe('es');
  expect(languageOf(home(hours), other('/contacto'), other('/b', 'en'))).toBe('en');
  const english = 'We cut hair and trim beards, and you can book with us on the phone.';
  expect(languageOf(home(english), other('/contacto'), other('/productos'))).toBe('en');
});

it('a book among the pages of a project gives the site no name', () => {
  const clue = { from: 'application' as const, text: 'Quarrel Tutorial' };
  const read = (path: string, document: string, clues: (typeof clue)[] = []) => ({
    ...pageOf({ url: site.origin + path, title: document, language: 'en' }),
    resume: {
      titles: { document, social: '', heading: '', headline: '' },
      nameClues: clues,
      asked: site.home,
    },
  });
  const chapters = ['/tutorial/a', '/tutorial/b'].map((url) => read(url, `Chapter ${url.at(-1)}`, [clue]));
  const named = (clues: (typeof clue)[]) => {
    const start = { ...read('/', 'Quarrel', clues), kind: 'home' } as unknown as CrawledPage;
    const pages = [start, ...(chapters as unknown as CrawledPage[])];
    return assembleSite({ site, pages, skipped: [], notes: [] }).name;
  };
  expect(named([])).not.toBe('Quarrel Tutorial');
  expect(named([clue])).toBe('Quarrel Tutorial');
});
