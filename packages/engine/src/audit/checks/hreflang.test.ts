import { describe } from 'vitest';
import { hreflang } from './hreflang.ts';
import { expectTable } from './testing/expect-table.ts';

const site = 'https://bakery.example';
const named = (...versions: [code: string, href: string][]) => ({
  page: {
    alternates: versions.map(([code, href]) => ({
      type: null,
      hreflang: code,
      href,
      url: new URL(href, `${site}/`).href,
    })),
  },
});

describe('the check hreflang', () => {
  expectTable(hreflang, [
    { page: 'one language', changes: {}, score: null, status: 'na' },
    {
      page: 'a whole set',
      changes: named(
        ['en', `${site}/`],
        ['de-AT', `${site}/de/`],
        ['zh-Hant', `${site}/zh/`],
        ['x-default', `${site}/`],
      ),
      score: 1,
      status: 'pass',
      says: ['en, de-AT, zh-Hant, x-default'],
    },
    {
      page: 'the root of a host, which answers with the page of one language and names it as canonical',
      changes: {
        page: {
          canonicals: [{ href: `${site}/en/`, url: `${site}/en/` }],
          ...named(['en', `${site}/en/`], ['de', `${site}/de/`], ['x-default', `${site}/en/`]).page,
        },
      },
      score: 1,
      status: 'pass',
    },
    {
      page: 'a country that is none',
      changes: named(['en-UK', `${site}/`], ['x-default', `${site}/`]),
      score: 0.4,
      status: 'fail',
      says: ['“en-UK” names no country', 'hreflang="en-GB"'],
    },
    {
      page: 'a language in the place of a country',
      changes: named(['da-DA', `${site}/`], ['x-default', `${site}/`]),
      score: 0.4,
      status: 'fail',
      says: ['“da-DA” names no country', 'hreflang="da"'],
    },
    {
      page: 'a country for a language, an underscore, a number',
      changes: named(
        ['jp', `${site}/`],
        ['pt_BR', `${site}/pt/`],
        ['es-419', `${site}/es/`],
        ['x-default', `${site}/`],
      ),
      score: 0.4,
      status: 'fail',
      says: ['“jp” is not a language code', 'hreflang="ja"', 'hreflang="pt-BR"', 'hreflang="es"'],
    },
    {
      page: 'Laos in its own language, Latin America in Spanish',
      changes: named(['lo-LA', `${site}/`], ['es-LA', `${site}/es/`], ['x-default', `${site}/`]),
      score: 0.4,
      status: 'fail',
      says: ['“es-LA” names no country'],
      never: ['“lo-LA”'],
    },
    {
      page: 'relative addresses',
      changes: named(['en', '/'], ['de', '/de/'], ['x-default', '/']),
      score: 0.6,
      status: 'warn',
      says: ['“/de/”', `href="${site}/de/"`],
    },
    {
      page: 'a set without this page',
      changes: named(['de', `${site}/de/`], ['x-default', `${site}/start`]),
      score: 0.5,
      status: 'warn',
      says: ['is not among them', `hreflang="en" href="${site}/"`],
    },
    {
      page: 'two addresses for one language',
      changes: named(
        ['en', `${site}/`],
        ['de', `${site}/de/`],
        ['de', `${site}/at/`],
        ['x-default', `${site}/`],
      ),
      score: 0.5,
      status: 'warn',
      says: ['2 addresses'],
    },
    {
      page: 'a whole set in the Link header, beside another link',
      changes: {
        response: {
          headers: {
            link: `</style.css>; rel=preload, <${site}/>; rel="alternate"; hreflang="en", <${site}/de/>; rel=alternate; hreflang=de, <${site}/>; rel="alternate"; hreflang="x-default"`,
          },
        },
      },
      score: 1,
      status: 'pass',
      says: ['en, de, x-default in the Link header'],
    },
    {
      page: 'a wrong code in the Link header',
      changes: {
        response: {
          headers: {
            link: `</style.css>; rel=preload, <${site}/>; rel="alternate"; hreflang="en_GB", <${site}/>; rel="alternate"; hreflang="x-default"`,
          },
        },
      },
      score: 0.4,
      status: 'fail',
      says: [
        '“en_GB” has an underscore',
        `Link: </style.css>; rel=preload, <${site}/>; rel="alternate"; hreflang="en-GB", <${site}/>; rel="alternate"; hreflang="x-default"`,
      ],
    },
    {
      page: 'a header that contradicts the head',
      changes: {
        ...named(['en', `${site}/`], ['de', `${site}/de/`], ['x-default', `${site}/`]),
        response: { headers: { link: `<${site}/at/>; rel="alternate"; hreflang="de"` } },
      },
      score: 0.5,
      status: 'warn',
      says: [
        '“de” has 2 addresses',
        'in the head and the Link header',
        `<${site}/de/>; rel="alternate"; hreflang="de"`,
      ],
    },
    {
      page: 'no default',
      changes: named(['en', `${site}/`], ['de', `${site}/de/`]),
      score: 0.85,
      status: 'warn',
      says: ['x-default'],
    },
  ]);
});
