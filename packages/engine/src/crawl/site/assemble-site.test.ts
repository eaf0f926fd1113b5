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
const languageOf = async (...pages: CrawledPage[]) =>
  (await assembleSite({ site, pages, skipped: [], notes: [] })).language;
const home = (text: string) =>
  pageOf({ url: '/', kind: 'home', language: 'en', sections: [{ level: 2, heading: 'Horario', text }] });
const other = (url: string, language = 'es') => pageOf({ url, language });

it('pages of few words are in the language of all others, not in that of a template', async () => {
  const hours = 'Lunes a Viernes de 10:00 a 14:00';
  expect(await languageOf(home(hours), other('/contacto'), other('/productos'))).toBe('es');
  expect(await languageOf(home(hours), other('/contacto'), other('/b', 'en'), other('/c'))).toBe('es');
  expect(await languageOf(home(hours), other('/contacto'), other('/b', 'en'))).toBe('en');
  const english = 'We cut hair and trim beards, and you can book with us on the phone.';
  expect(await languageOf(home(english), other('/contacto'), other('/productos'))).toBe('en');
});

it('pages that are too short to show their language alone show it together, against what a template declares', async () => {
  const says = (url: string, text: string) =>
    pageOf({ url, language: 'en-us', sections: [{ level: 2, heading: '', text }] });
  const czech = [
    says('/obec', 'První zmínka o obci je z roku 1358.'),
    says('/urad', 'Úřad je otevřen v pondělí a ve středu.'),
    says('/skola', 'V obci je také škola a pošta.'),
    says('/akce', 'Průvod vyjde v sobotu od hasičské zbrojnice.'),
  ];
  const start = (text: string) => ({ ...home(text), language: 'en-us' });
  expect(await languageOf(start('Obec v srdci hor'), ...czech)).toBe('cs');
  const english = 'We cut hair and trim beards, and you can book with us on the phone.';
  expect(await languageOf(start(english), ...czech)).toBe('en-us');
});

it('is named by the pages in the language of its home page', async () => {
  const page = (path: string, document: string, language: string) => ({
    ...pageOf({ url: site.origin + path, title: document, language }),
    kind: path === '/' ? ('home' as const) : ('other' as const),
    resume: {
      asked: site.origin + path,
      found: [],
      titles: { document, social: '', heading: '', headline: '' },
      nameClues: [{ from: 'logo' as const, text: 'Anvil House' }],
      scope: '/',
      textHash: '',
      standsFor: null,
    },
  });
  const name = 'Апицентар Космај';
  const own = [
    page('/', name, 'sr'),
    page('/a', `Услуге - ${name}`, 'sr'),
    page('/b', `О нама - ${name}`, 'sr'),
  ];
  const others = ['Services', 'Prices', 'About'].map((title) =>
    page(`/en/${title}`, `${title} - Anvil House`, 'en'),
  );
  const read = await assembleSite({ site, pages: [...own, ...others], skipped: [], notes: [] });
  expect(read.name).toBe(name);
});

it('a book among the pages of a project gives the site no name', async () => {
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
  const named = async (clues: (typeof clue)[]) => {
    const start = { ...read('/', 'Quarrel', clues), kind: 'home' } as unknown as CrawledPage;
    const pages = [start, ...(chapters as unknown as CrawledPage[])];
    return (await assembleSite({ site, pages, skipped: [], notes: [] })).name;
  };
  expect(await named([])).not.toBe('Quarrel Tutorial');
  expect(await named([clue])).toBe('Quarrel Tutorial');
});
