import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEngine } from '../../src/create-engine.ts';
import type { Engine } from '../../src/engine.ts';
import { lendThreads } from '../../src/testing/lend-threads.ts';
import { type LocalSite, serveLocally } from '../support/audit-local-site.ts';

const signal = new AbortController().signal;
const HOME = '<!doctype html><html lang="en"><title>Bread</title><h1>Bread</h1><a href="/shop">Shop</a>';

let robots: { status: number; text: string };
let site: LocalSite;
let engine: Engine;
beforeAll(async () => {
  site = await serveLocally((request, response) => {
    if (request.url === '/robots.txt') response.writeHead(robots.status).end(robots.text);
    else if (request.url === '/') response.writeHead(200, { 'content-type': 'text/html' }).end(HOME);
    else response.writeHead(404).end();
  });
  engine = createEngine({
    version: '0.0.0',
    homepage: 'https://visible.example',
    allowPrivateTargets: [site.host],
    crawlRate: 0,
    threads: lendThreads(),
  });
});
afterAll(async () => {
  await engine.close();
  site.close();
});

const serve = (text: string, status = 200) => {
  robots = { status, text };
};
const explain = (agent: string, path = 'shop') =>
  engine.explainRobots({ url: site.url + path, agent }, signal);

describe('what robots.txt says to one agent', () => {
  it('comes with the rule that decides', async () => {
    serve('User-agent: *\nDisallow: /shop\n\nUser-agent: GPTBot\nAllow: /\n');
    expect(await explain('PerplexityBot')).toMatchObject({
      verdict: 'blocked',
      group: '*',
      rule: 'Disallow: /shop',
      line: 2,
      robots: { url: `${site.url}robots.txt`, state: 'found', httpStatus: 200 },
    });
    expect(await explain('gptbot')).toMatchObject({ verdict: 'allowed', group: 'GPTBot', line: 5 });
  });

  it('is judged for agents of no list alike', async () => {
    serve('User-agent: my-reader\nDisallow: /\nContent-Signal: ai-train=no\n');
    expect(await explain('My-Reader')).toMatchObject({
      verdict: 'blocked',
      line: 2,
      contentSignals: ['Content-Signal: ai-train=no'],
    });
    expect(await explain('Other')).toMatchObject({ verdict: 'allowed', rule: null, line: null });
  });

  it('follows from how the file answers where it holds no rules', async () => {
    serve('gone', 404);
    expect(await explain('My-Reader')).toMatchObject({ verdict: 'allowed', robots: { state: 'missing' } });
    serve('broken', 500);
    expect(await explain('GPTBot')).toMatchObject({
      verdict: 'blocked',
      robots: { state: 'server-error' },
      because: expect.stringContaining('answers 500'),
    });
  });

  it('is not asked of private targets', async () => {
    const asked = engine.explainRobots({ url: 'http://127.0.0.1:9/', agent: 'GPTBot' }, signal);
    await expect(asked).rejects.toMatchObject({ code: 'target_refused' });
  });
});

describe('another robots.txt in the place of the one at the site', () => {
  it('changes the verdicts of some agents at some pages', async () => {
    serve('User-agent: *\nDisallow: /shop\n');
    const text = 'User-agent: *\nAllow: /\n\nUser-agent: GPTBot\nDisallow: /\n\nNoise: x\n';
    const preview = await engine.previewRobotsEdit({ url: `${site.url}shop`, text }, signal);
    const of = (token: string) => preview.agents.find((agent) => agent.token === token);
    expect(of('PerplexityBot')).toMatchObject({
      before: 'blocked',
      after: 'allowed',
      pages: { known: 2, before: 1, after: 2, changed: ['/shop'] },
    });
    expect(of('GPTBot')).toMatchObject({ before: 'blocked', after: 'blocked', pages: { changed: ['/'] } });
    expect(preview).toMatchObject({
      live: { found: true, url: `${site.url}robots.txt` },
      ignored: [{ line: 7, text: 'Noise: x', reason: 'unknown-field' }],
      known: 2,
      judged: 2,
    });
  });

  it('is compared with no rules where the site has no file', async () => {
    serve('', 404);
    const text = 'User-agent: *\nDisallow: /\n';
    const preview = await engine.previewRobotsEdit({ url: site.url, text }, signal);
    expect(preview.live.found).toBe(false);
    expect(new Set(preview.agents.map(({ before, after }) => `${before} ${after}`))).toEqual(
      new Set(['allowed blocked']),
    );
  });
});
