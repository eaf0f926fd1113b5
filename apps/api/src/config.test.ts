import { tmpdir } from 'node:os';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const problemOf = (environment: Record<string, string>) => {
  const read = readConfig(environment);
  return read.ok ? null : read.problem;
};

describe('the configuration', () => {
  it('starts with nothing set', () => {
    const read = readConfig({});
    expect(read).toMatchObject({
      ok: true,
      config: {
        PORT: 3001,
        HOST: '127.0.0.1',
        APP_URL: 'http://localhost:3001',
        MAIL: 'outbox',
        CRAWL_RATE: 3,
      },
    });
  });

  it('takes an empty variable for an unset one, as docker-compose passes it', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', MAIL: '' })).toMatchObject({
      ok: true,
      config: { PORT: 3001 },
    });
  });

  it('mails by SMTP as soon as its address is known', () => {
    expect(readConfig({ SMTP_URL: 'smtp://mail.example:25' })).toMatchObject({
      ok: true,
      config: { MAIL: 'smtp' },
    });
  });

  it.each([
    'smtp://mail.example',
    'smtps://ada:p%40ss@mail.example:465',
    'smtp://[::1]:2525',
    'smtp://mail_catcher:1025',
  ])('takes SMTP_URL=%s', (given) => {
    expect(readConfig({ SMTP_URL: given }).ok).toBe(true);
  });

  it.each([
    'hello@visible.example',
    'Visible AI <hello@localhost>',
    '"Ada, of Visible" <ada@visible.example>',
    '<a@b.example>',
  ])('takes MAIL_FROM=%s', (given) => {
    expect(readConfig({ MAIL_FROM: given })).toMatchObject({ config: { MAIL_FROM: given } });
  });

  it('reads the private targets as host and port', () => {
    expect(readConfig({ ALLOW_PRIVATE_TARGETS: '127.0.0.1:4101, [::1]:80' })).toMatchObject({
      config: { ALLOW_PRIVATE_TARGETS: ['127.0.0.1:4101', '[::1]:80'] },
    });
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT is "abc": it takes a port number from 0 to 65535'],
    [{ PORT: '70000' }, 'PORT is "70000": it takes a port number from 0 to 65535'],
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL is a value of 9 bytes: it takes postgres://user:password@host:port/database',
    ],
    [{ JWT_SECRET: 'short' }, 'JWT_SECRET is a value of 5 bytes: it takes 32 bytes or more'],
    [
      { TRUST_PROXY: 'true' },
      'TRUST_PROXY is "true": it takes a number of hops from 1 to 10 or a comma list of proxy addresses and networks (never "true"); unset, no proxy is trusted',
    ],
    [
      { CRAWL_RATE: '-1' },
      'CRAWL_RATE is "-1": it takes requests a second, 0 to 1000 (0 = as fast as two connections go)',
    ],
    [
      { ALLOW_PRIVATE_TARGETS: 'localhost' },
      'ALLOW_PRIVATE_TARGETS is "localhost": it takes a comma list of host:port',
    ],
    [
      { ALLOW_PRIVATE_TARGETS: '127.0.0.1:99999' },
      'ALLOW_PRIVATE_TARGETS is "127.0.0.1:99999": it takes a comma list of host:port',
    ],
    [{ SMTP_URL: 'smtp://::::' }, 'SMTP_URL is a value of 11 bytes: it takes smtp://user:password@host:port'],
    [
      { MAIL_FROM: 'A <b@c.example> <d' },
      'MAIL_FROM is "A <b@c.example> <d": it takes a mail address, with or without a name',
    ],
    [{ RATE_LIMIT_SCALE: '0' }, 'RATE_LIMIT_SCALE is "0": it takes a positive number'],
    [{ MAIL: 'pigeon' }, 'MAIL is "pigeon": it takes smtp, outbox or off'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud": it takes trace, debug, info, warn, error, fatal or silent'],
  ])('refuses %o in one line', (environment, line) => {
    expect(problemOf(environment)).toBe(line);
  });

  it('refuses a CHROME_PATH that Lighthouse could not start, and only then', () => {
    const given = { PAGESPEED: 'lighthouse', CHROME_PATH: '/nowhere/chrome' };
    const problem =
      'which is no program: with PAGESPEED=lighthouse it takes the path of a Chrome or Chromium';
    expect(problemOf(given)).toBe(`CHROME_PATH is "/nowhere/chrome", ${problem}`);
    expect(problemOf({ ...given, CHROME_PATH: tmpdir() })).toContain(problem);
    expect(problemOf({ ...given, CHROME_PATH: 'chrome' })).toContain(problem);
    expect(readConfig({ ...given, PAGESPEED: 'psi' }).ok).toBe(true);
    expect(readConfig({ ...given, CHROME_PATH: process.execPath }).ok).toBe(true);
    const named = { CHROME_PATH: basename(process.execPath), PATH: dirname(process.execPath) };
    expect(readConfig({ ...given, ...named }).ok).toBe(true);
  });

  it.each([
    '0',
    '11',
    '10.0.0.0/99',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/8/8',
    '10.0.0/8',
    '2001:db8::/129',
    'proxy.internal',
  ])('refuses TRUST_PROXY=%s', (given) => {
    expect(problemOf({ TRUST_PROXY: given })).toMatch(/^TRUST_PROXY is .*: it takes a number of hops/);
  });

  it.each(['1', '10.0.0.0/8, loopback', '2001:db8::/32', '192.0.2.7'])('takes TRUST_PROXY=%s', (given) => {
    expect(readConfig({ TRUST_PROXY: given }).ok).toBe(true);
  });

  it.each([
    'https://user:password@visible.example',
    'https://visible.example/app',
    'https://visible.example/?a=b',
    'https://visible.example/#a',
  ])('refuses APP_URL=%s', (given) => {
    expect(problemOf({ APP_URL: given })).toMatch(/^APP_URL is .*without a path, a query or credentials$/);
  });

  it('takes an APP_URL with or without its last slash', () => {
    for (const given of ['https://visible.example:8443', 'https://visible.example:8443/'])
      expect(readConfig({ APP_URL: given })).toMatchObject({
        config: { APP_URL: 'https://visible.example:8443' },
      });
  });

  it.each([
    [{ DATABASE_URL: 'postgres://u:p@h/d' }, /^JWT_SECRET is not set/],
    [{ MAIL: 'off' }, /^MAIL is "off" while REQUIRE_EMAIL_VERIFICATION is true/],
    [{ MAIL: 'smtp' }, /^SMTP_URL is not set/],
    [{ ADMIN_EMAIL: 'a@b.co' }, /^ADMIN_EMAIL and ADMIN_PASSWORD go together/],
    [{ AI_BASE_URL: 'http://model.internal/v1' }, /^AI_BASE_URL and AI_MODEL go together/],
    [{ PAGESPEED: 'lighthouse' }, /^CHROME_PATH is not set/],
  ])('refuses the contradiction %o', (environment, line) => {
    expect(problemOf(environment)).toMatch(line);
  });
});
