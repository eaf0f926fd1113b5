import { expect, it } from 'vitest';
import type { FetchedResource } from '../../safe-fetch/fetch-result.ts';
import { challengePage, whatItDoes } from './challenge-page.ts';

const answer = (html: string, headers: Record<string, string> = {}): FetchedResource => {
  const body = new TextEncoder().encode(html);
  return {
    ok: true,
    requestedUrl: 'https://shop.example/',
    url: 'https://shop.example/',
    status: 200,
    headers,
    redirects: [],
    body,
    truncated: false,
    headersMs: 1,
    totalMs: 2,
  };
};

it.each([
  ['Cloudflare', '<title>Just a moment...</title>'],
  ['Vercel', '<title>Vercel Security Checkpoint</title>'],
  ['Anubis', '<title>Making sure you&#39;re not a bot!</title><script id="anubis_challenge">{}</script>'],
  ['Imperva', '<title>Pardon Our Interruption</title>'],
  ['DDoS-Guard', '<title>DDoS-Guard</title>'],
  ['Sucuri', '<title>You are being redirected...</title><script>sucuri_cloudproxy_js="";</script>'],
  ['SiteGround', '<meta http-equiv="refresh" content="0;/.well-known/sgcaptcha/?r=%2F&y=ipc:1">'],
  [
    'Imunify360',
    '<title>One moment, please...</title><h1>Please wait while your request is being verified...</h1>',
  ],
  ['Akamai', '<meta http-equiv="refresh" content="5; URL=\'/?bm-verify=AAQAAAA\'" />'],
  ['Fastly', '<title>Client Challenge</title>'],
  [
    'Alibaba Cloud',
    '<script>var arg1="4C1";function setCookie(name,value){}; setCookie("acw_sc__v2",x)</script>',
  ],
  [
    'The web host',
    '<script src="/aes.js"></script><script>document.cookie="__test="+toHex(x)+"; path=/";location.href="/?i=1";</script>',
  ],
])('a page of %s in the place of the site is one for certain', (guard, html) => {
  expect(challengePage(answer(`<!doctype html><html><head>${html}</head><body></body></html>`))).toEqual({
    guard,
    certain: true,
  });
});

it('is known where a firewall refuses the request with status 200', () => {
  const refused = challengePage(
    answer(
      '<html><head><title>Request Rejected</title></head><body>The requested URL was rejected. Please consult with your administrator.<br><br>Your support ID is: 1234567890</body></html>',
    ),
  );
  expect(refused).toMatchObject({ certain: true, refuses: true });
  expect(refused && whatItDoes(refused)).toBe('refuses the request');
  expect(challengePage(answer('<title>Request Rejected</title><p>A film about paperwork.</p>'))).toBe(null);
});

it('is known by its header', () => {
  expect(challengePage(answer('', { 'x-vercel-mitigated': 'challenge' }))).toMatchObject({ guard: 'Vercel' });
});

it('is no page of its own length that tells of one, or has its code', () => {
  const text = `<p>${'Words about firewalls. '.repeat(800)}</p>`;
  for (const said of [
    'sucuri_cloudproxy_js',
    '/.well-known/sgcaptcha/',
    'Imunify360',
    '?bm-verify=',
    'acw_sc__v2',
  ])
    expect(challengePage(answer(`<title>Firewalls</title><p>${said}</p>${text}`))).toBeNull();
  expect(challengePage(answer('<title>Firewalls</title><p>Cloudflare, Vercel, Anubis</p>'))).toBeNull();
});
