import { describe } from 'vitest';
import { links } from './links.ts';
import { expectTable } from './testing/expect-table.ts';

const site = 'https://bakery.example';
const good = { url: `${site}/prices`, text: 'Prices', status: 200, redirect: null };
const gone = (path: string) => ({ url: `${site}${path}`, text: 'Old page', status: 404, redirect: null });
const moved = (to: string, status: number | null = 200, code = 301) => ({
  url: `${site}/old`,
  text: 'Menu',
  status,
  redirect: { to, status: code },
});
const link = (url: string) => ({ url, text: 'Map', rel: '', part: 'main' as const });

describe('the check links', () => {
  expectTable(links, [
    {
      page: 'links that answer',
      changes: {},
      score: 1,
      status: 'pass',
      says: ['1 link tried', `${site}/prices`],
    },
    {
      page: 'a dead link',
      changes: { links: { tried: [good, gone('/closed')] } },
      score: 0.6,
      status: 'warn',
      says: ['“Old page” (https://bakery.example/closed) answers with status 404', 'remove it'],
    },
    {
      page: 'three dead links',
      changes: { links: { tried: ['/a', '/b', '/c'].map(gone) } },
      score: 0.2,
      status: 'fail',
      says: ['3 links'],
    },
    {
      page: 'a link that has moved for good',
      changes: { links: { tried: [good, moved(`${site}/menu`)] } },
      score: 0.8,
      status: 'warn',
      says: [`Write ${site}/menu`],
    },
    {
      page: 'a link that leads to a sign-in for now, and one that we may not see',
      changes: { links: { tried: [moved(`${site}/login`, 200, 302), { ...good, status: 403 }] } },
      score: 1,
      status: 'pass',
    },
    {
      page: 'a link of the site that has gone to another host',
      changes: { links: { tried: [good, moved('https://parked.example/', null)] } },
      score: 0.6,
      status: 'warn',
      says: ['https://parked.example/'],
    },
    {
      page: 'a link to the maker’s own machine',
      changes: { page: { links: [link('http://localhost:3000/map')] } },
      score: 0.6,
      status: 'warn',
      says: ['readers cannot reach'],
    },
    {
      page: 'a link to a draft of the site',
      changes: { page: { links: [link('https://staging.bakery.example/map')] } },
      score: 0.6,
      status: 'warn',
      says: ['a draft of the site'],
    },
    {
      page: 'a page of the site on the host for developing it',
      changes: {
        page: { links: [link(`${site}/map`), link('https://dev.bakery.example/map')] },
      },
      score: 0.6,
      status: 'warn',
      says: ['a draft of the site'],
    },
    {
      page: 'hosts of the same site for developers and for its neighbours',
      changes: {
        page: { links: [link('https://dev.bakery.example/docs'), link('https://local.bakery.example/')] },
      },
      score: 1,
      status: 'pass',
    },
    {
      page: 'a host name without its scheme',
      changes: { page: { links: [link(`${site}/www.mill.example/flour`)] } },
      score: 0.6,
      status: 'warn',
      says: ['lacks “https://”'],
    },
    {
      page: 'its own pages over http',
      changes: { page: { links: [link('http://bakery.example/map')] } },
      score: 0.8,
      status: 'warn',
      says: ['without https'],
    },
    {
      page: 'other sites, also on a host called test',
      changes: { page: { links: [link('https://test.mill.example/'), link('http://mill.example/')] } },
      score: 1,
      status: 'pass',
    },
    { page: 'no answer in time', changes: { links: { tried: [], chosen: 4 } }, score: null, status: 'na' },
  ]);
});
