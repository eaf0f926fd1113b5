import { describe } from 'vitest';
import { httpsAndStatus } from './https-and-status.ts';
import { expectTable } from './testing/expect-table.ts';

const hop = (from: string, to: string, status = 301) => ({ from, to, status });
const a = 'https://bakery.example';

describe('the check https-and-status', () => {
  expectTable(httpsAndStatus, [
    { page: 'https and 200', changes: {}, score: 1, status: 'pass', says: ['status 200'] },
    {
      page: 'not found',
      changes: { response: { status: 404 } },
      score: 0,
      status: 'fail',
      says: ['status 404', 'HTTP/1.1 200 OK'],
    },
    {
      page: 'a server error',
      changes: { response: { status: 503 } },
      score: 0,
      status: 'fail',
      says: ['log'],
    },
    {
      page: 'plain http',
      changes: { response: { url: 'http://bakery.example/' } },
      score: 0.3,
      status: 'fail',
      says: ['server_name bakery.example;', 'return 301 https://'],
    },
    {
      page: 'http on this machine',
      changes: { response: { url: 'http://127.0.0.1:3001/' } },
      score: 1,
      status: 'pass',
    },
    {
      page: 'one redirect to https',
      changes: { response: { redirects: [hop('http://bakery.example/', `${a}/`)] } },
      score: 1,
      status: 'pass',
      says: ['1 redirect'],
    },
    {
      page: 'three redirects',
      changes: {
        response: {
          redirects: [hop('http://b.example/', `${a}/1`), hop(`${a}/1`, `${a}/2`), hop(`${a}/2`, `${a}/`)],
        },
      },
      score: 0.7,
      status: 'warn',
      says: ['3 redirects', 'Location: https://bakery.example/'],
    },
    {
      page: 'a redirect that leaves https',
      changes: { response: { redirects: [hop(`${a}/x`, 'http://bakery.example/y')] } },
      score: 0.5,
      status: 'warn',
      says: ['http://bakery.example/y'],
    },
    {
      page: 'a script loaded over http',
      changes: { page: { plainHttp: [{ element: 'script', url: 'http://cdn.example/a.js' }] } },
      score: 0.6,
      status: 'warn',
      says: ['http://cdn.example/a.js', '<script>', 'https://cdn.example/a.js'],
    },
    {
      page: 'pictures loaded over http',
      changes: {
        page: {
          plainHttp: ['a', 'b'].map((name) => ({ element: 'img', url: `http://cdn.example/${name}.jpg` })),
        },
      },
      score: 0.8,
      status: 'warn',
      says: ['2 addresses', 'http://cdn.example/b.jpg'],
    },
    {
      page: 'links over http, which lead away and load nothing',
      changes: { page: { links: [{ url: 'http://mill.example/', text: 'Mill', rel: '' }] } },
      score: 1,
      status: 'pass',
    },
  ]);
});
