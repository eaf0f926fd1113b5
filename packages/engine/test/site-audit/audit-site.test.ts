import { afterEach, describe, expect, it } from 'vitest';
import { createEngine } from '../../src/create-engine.ts';
import type { AuditSiteOptions } from '../../src/site-audit/reading/site-options.ts';
import type { SiteRow } from '../../src/site-audit/site-row.ts';
import { lendThreads } from '../../src/testing/lend-threads.ts';
import type { LocalSite } from '../support/audit-local-site.ts';
import { servePaths, type WatchedSite } from './serve-paths.ts';

const closing: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function serve(...site: Parameters<typeof servePaths>): Promise<WatchedSite> {
  const served = await servePaths(...site);
  closing.push(() => served.close());
  return served;
}

const link = (path: string) => `<a href="${path}">To ${path}</a>`;

function engineFor({ host }: LocalSite) {
  const engine = createEngine({
    version: '1.0.0',
    homepage: 'https://visible.example',
    allowPrivateTargets: [host],
    crawlRate: 0,
    threads: lendThreads(),
  });
  closing.push(() => engine.close());
  return engine;
}

const audit = (site: LocalSite, path = '', options: Partial<AuditSiteOptions> = {}) =>
  engineFor(site).auditSite(site.url + path, { pages: 100, ...options }, new AbortController().signal);
const pathsOf = (pages: readonly { url: string }[]) => pages.map(({ url }) => new URL(url).pathname);

describe('an audit of a site', () => {
  it('is of what lies under its address, and asks for nothing else', async () => {
    const site = await serve({
      '/': `A portal of many. ${link('/docs/')}`,
      '/docs/': ['/docs/a', '/docs/gone', '/blog/', '/', '/secret/x'].map(link).join(''),
      '/docs/a': `${link('/docs/secret')}`,
      '/docs/secret': 'Nothing secret.',
    });
    const told = await audit(site, 'docs/');
    expect(told.url).toBe(`${site.url}docs/`);
    expect(pathsOf(told.pages)).toEqual(['/docs/', '/docs/a', '/docs/secret']);
    expect(told.pages.map(({ clicks }) => clicks)).toEqual([0, 1, 2]);
    expect(told.issues.find(({ checkId }) => checkId === 'broken-link')?.places).toEqual([
      {
        url: `${site.url}docs/`,
        title: expect.any(String),
        evidence: expect.stringContaining('/docs/gone, which answers with status 404'),
      },
    ]);
    expect(site.asked.filter((path) => /blog|secret\/|GET \/$/.test(path))).toEqual([]);
    expect(new Set(site.asked).size).toBe(site.asked.length);
  });

  it('is of a folder that was typed without its slash', async () => {
    const site = await serve({
      '/': link('/docs/'),
      '/docs': { to: '/docs/' },
      '/docs/': ['/docs/a', '/'].map(link).join(''),
      '/docs/a': 'A page.',
    });
    const told = await audit(site, 'docs');
    expect(pathsOf(told.pages)).toEqual(['/docs/', '/docs/a']);
  });

  it('asks as each agent, but not for what robots.txt closes to it', async () => {
    const site = await serve(
      { '/': link('/docs/a'), '/docs/a': 'A page.' },
      'User-agent: PerplexityBot\nDisallow: /docs/\n',
    );
    const told = await audit(site);
    expect(told.robotsTxt).toMatch(/^[\w-]{16}$/);
    expect(told.robotsFile).toContain('User-agent');
    const as = (name: string) => site.askedAs.filter((one) => one.startsWith(name));
    expect(as('PerplexityBot')).toEqual(['PerplexityBot /']);
    expect(as('OAI-SearchBot')).toEqual(['OAI-SearchBot /', 'OAI-SearchBot /docs/a']);
  });

  it('tells what could not be read, and why', async () => {
    const site = await serve({
      '/': ['/failing', '/closed', '/secret/x'].map(link).join(''),
      '/failing': { status: 500 },
      '/closed': { status: 403 },
    });
    const { pages, counts } = await audit(site);
    expect(counts).toMatchObject({ pages: 4, read: 1, notRead: 3 });
    expect(pages.slice(1).map(({ status, state, reason }) => [status, state, reason?.because])).toEqual([
      [500, 'not-read', 'error'],
      [403, 'not-read', 'login'],
      [null, 'not-read', 'robots'],
    ]);
  });

  it('asks how links beyond its limit answer, and judges nothing that it has not seen', async () => {
    const many = Array.from({ length: 30 }, (_, n) => `/page-${n}`);
    const site = await serve({
      '/': [...many, '/lost'].map(link).join(''),
      ...Object.fromEntries(many.slice(0, 29).map((path) => [path, 'A page.'])),
      '/page-29': { to: '/page-0' },
    });
    const told = await audit(site, '', { pages: 20 });
    expect(told).toMatchObject({ partial: false, whole: false, counts: { read: 20, left: 12 } });
    expect(site.asked.filter((one) => one === 'HEAD /page-28')).toHaveLength(1);
    const found = told.issues.filter(({ kind }) => kind === 'across').map(({ checkId }) => checkId);
    expect(found).toEqual(expect.arrayContaining(['broken-link', 'redirecting-link']));
    expect(told.notes.join(' ')).toContain('the first 20 were read');
  });

  it('begins where a door of a home page leads', async () => {
    const site = await serve({
      '/': '<meta http-equiv="refresh" content="0; url=/en/">',
      '/en/': `Welcome. ${link('/en/about')}`,
      '/en/about': link('/en/'),
    });
    const told = await audit(site);
    expect(pathsOf(told.pages)).toEqual(['/en/', '/en/about']);
    expect(told.pages[0]).toMatchObject({ clicks: 0, status: 200 });
    expect(told.issues.filter(({ kind }) => kind === 'site').map(({ checkId }) => checkId)).toContain(
      'llms-txt',
    );
  });

  it('judges what it has when it is told that this is enough, and goes on from there later', async () => {
    const paths = Array.from({ length: 40 }, (_, n) => `/${n}`);
    const site = await serve({
      '/': paths.map(link).join(''),
      ...Object.fromEntries(paths.map((path) => [path, `The page of ${path}.`])),
    });
    const enough = new AbortController();
    const rows: SiteRow[] = [];
    const early = await audit(site, '', {
      enough: enough.signal,
      onRow: async (row) => {
        if (rows.push(row) === 10) enough.abort();
      },
    });
    // Pages in progress are still accepted.
    const { length } = rows;
    expect(length).toBeLessThan(41);
    expect(early).toMatchObject({ partial: true, whole: false, counts: { read: length } });
    expect(early.notes.join(' ')).toContain(`ended early: ${length} pages`);
    site.asked.length = 0;
    const whole = await audit(site, '', { resume: JSON.parse(JSON.stringify(rows)) });
    expect(whole).toMatchObject({ partial: false, whole: true, counts: { read: 41 } });
    expect(site.asked.filter((path) => /^GET \/\d+$/.test(path))).toHaveLength(41 - length);
  });

  it('judges what an earlier run has read when it is told from its start that this is enough', async () => {
    const site = await serve({
      '/': ['/1', '/2', '/3'].map(link).join(''),
      '/1': 'One.',
      '/2': 'Two.',
      '/3': 'Three.',
    });
    const rows: SiteRow[] = [];
    await audit(site, '', { onRow: async (row) => void rows.push(row) });
    site.asked.length = 0;
    const ended = await audit(site, '', { resume: rows.slice(0, 3), enough: AbortSignal.abort() });
    expect(ended).toMatchObject({ partial: true, whole: false, counts: { read: 3, left: 1 } });
    expect(site.asked.filter((path) => /^GET \/\d?$/.test(path))).toEqual([]);
  });

  it('is given up when nobody wants it any more, and when there is no site', async () => {
    const site = await serve({ '/': link('/a'), '/a': 'A page.' });
    const leave = new AbortController();
    const left = engineFor(site).auditSite(
      site.url,
      { pages: 10, onRow: async () => leave.abort(new Error('left')) },
      leave.signal,
    );
    await expect(left).rejects.toThrow('left');
    await expect(audit(await serve({ '/': { status: 500 } }))).rejects.toMatchObject({
      code: 'target_http_error',
    });
    await expect(
      engineFor(site).auditSite('http://127.0.0.1:1/', { pages: 1 }, AbortSignal.timeout(9000)),
    ).rejects.toMatchObject({
      code: 'target_refused',
    });
  });
});
