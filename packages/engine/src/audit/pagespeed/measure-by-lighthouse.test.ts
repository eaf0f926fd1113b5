import { existsSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, describe, expect, it } from 'vitest';
import { measureByLighthouse } from './measure-by-lighthouse.ts';
import { serveAnswers } from './testing/serve-answers.ts';

const chromePath = process.env.CHROME_PATH ?? '/usr/bin/chromium';
const never = new AbortController().signal;
const open: { close(): Promise<void> }[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

async function served(respond: Parameters<typeof serveAnswers>[0]) {
  const server = await serveAnswers(respond);
  open.push(server);
  return server;
}

/** Chrome's profiles: each is removed when its Chrome has ended. */
const profiles = () => readdirSync(tmpdir()).filter((name) => name.startsWith('lighthouse-'));

describe('local Lighthouse', () => {
  it('is unavailable, in words, when there is no Chrome', async () => {
    const measure = measureByLighthouse({
      chromePath: '/nowhere/chrome',
      allowPrivateTargets: new Set(),
      now: Date.now,
    });
    const part = await measure('https://example.com/', never);
    expect(part).toMatchObject({
      ok: false,
      problem: { kind: 'unavailable', text: expect.stringContaining('could not be started') },
    });
  });

  it('visits no address that an audit may not visit', async () => {
    const measure = measureByLighthouse({ chromePath, allowPrivateTargets: new Set(), now: Date.now });
    const part = await measure('http://169.254.169.254/latest/meta-data/', never);
    expect(part).toMatchObject({
      ok: false,
      problem: { text: expect.stringContaining('may not be visited') },
    });
  });

  describe.skipIf(!existsSync(chromePath))(`with ${chromePath}`, () => {
    it('measures an allowed page, and its sub-resources reach nothing private', {
      timeout: 90_000,
    }, async () => {
      const secret = await served((_, response) => response.end('inside'));
      const site = await served((request, response) => {
        if (request.url !== '/') response.statusCode = 404;
        response.setHeader('content-type', 'text/html; charset=utf-8').end(
          `<!doctype html><html lang="en"><head><title>Bread</title><meta name="viewport" content="width=device-width">
           <meta name="description" content="Bread baked every morning."></head><body><h1>Bread</h1><p>Every morning.</p>
           <img alt="" width="9" height="9" src="${secret.origin}/a.png"><img alt="" width="9" height="9" src="http://localhost:${secret.port}/b.png">
           <script>fetch('${secret.origin}/c', { mode: 'no-cors' }).catch(() => 0)</script></body></html>`,
        );
      });
      const allowPrivateTargets = new Set([`127.0.0.1:${site.port}`]);
      const measure = measureByLighthouse({ chromePath, allowPrivateTargets, now: Date.now });
      const part = await measure(`${site.origin}/`, never);
      expect(part).toMatchObject({
        ok: true,
        value: { source: 'lighthouse', scores: { seo: expect.any(Number) } },
      });
      expect(part.ok && part.value.metrics.firstContentfulPaint).toBeGreaterThan(0);
      expect(site.asked).toContain('/');
      expect(secret.asked).toEqual([]);
    });

    it('ends Chrome with the deadline, and refuses when the line is full', { timeout: 60_000 }, async () => {
      const before = profiles();
      const site = await served(() => undefined);
      const measure = measureByLighthouse({
        chromePath,
        allowPrivateTargets: new Set([`127.0.0.1:${site.port}`]),
        now: Date.now,
        timeoutMs: 6000,
      });
      const parts = await Promise.all(
        Array.from({ length: 7 }, () => measure(`${site.origin}/hangs`, never)),
      );
      const texts = parts.map((part) => (part.ok ? '' : part.problem.text));
      expect(texts.filter((text) => text.includes('longer than 6 seconds')).length).toBeGreaterThanOrEqual(1);
      expect(texts.filter((text) => text.includes('other pages')).length).toBeGreaterThanOrEqual(2);
      expect(profiles()).toEqual(before);
    });
  });
});
