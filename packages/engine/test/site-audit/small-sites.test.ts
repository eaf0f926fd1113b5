import type { AnalysisReport } from '@visible-ai/shared/analysis/schema';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createEngine } from '../../src/create-engine.ts';
import type { SiteAudit } from '../../src/site-audit/site-audit.ts';
import { lendThreads } from '../../src/testing/lend-threads.ts';
import { type PathAnswer, pageAt, servePaths } from './serve-paths.ts';

const story = (path: string, sentences: number) =>
  Array.from(
    { length: sentences },
    (_, at) =>
      `<p>In 2024 the workshop at ${path} mended ${at + 20} chairs of oak for ${at + 300} euros each.</p>`,
  ).join('');
const description = (path: string) =>
  `<meta name="description" content="What stands on ${path} of this small site, told in a sentence of its own.">`;
const links = (...paths: string[]) => paths.map((path) => `<a href="${path}">To ${path}</a>`).join(' ');
const others = ['/about', '/prices', '/imprint'];
const page = (path: string, more = '', head = '') => ({
  body: pageAt(path, `<h1>All about ${path}</h1>${story(path, 40)}${more}`, description(path) + head),
});
const site = {
  '/': page('/', links(...others)),
  ...Object.fromEntries(others.map((path) => [path, page(path, links('/'))])),
};
const noindex = '<meta name="robots" content="noindex">';

/** The audit of a site of four pages, and that of its home page alone. */
async function auditBoth(
  paths: Record<string, PathAnswer>,
  robots?: string,
): Promise<[SiteAudit, AnalysisReport]> {
  const served = await servePaths(paths, robots);
  const engine = createEngine({
    version: '1.0.0',
    homepage: 'https://visible.example',
    allowPrivateTargets: [served.host],
    crawlRate: 0,
    threads: lendThreads(),
  });
  onTestFinished(async () => {
    await engine.close();
    served.close();
  });
  const { signal } = new AbortController();
  const told = await engine.auditSite(served.url, { pages: 25 }, signal);
  const alone = await engine.auditPage(served.url, signal);
  if (!alone.ok) throw new Error('The home page could not be audited.');
  return [told, alone.report];
}

const lostBetween = ({ groups }: SiteAudit) =>
  groups.reduce((sum, { group, points, of }) => (group === 'across' ? sum + of - points : sum), 0);

describe('a site of four pages and its home page alone', () => {
  it.each([
    ['all well', site, undefined],
    ['a home page that says nothing', { ...site, '/': { body: pageAt('/', links(...others)) } }, undefined],
    [
      'pages that say less than the home page',
      { ...site, '/prices': { body: pageAt('/prices', story('/prices', 4)) } },
      undefined,
    ],
    [
      'pages that are hidden',
      { ...site, ...Object.fromEntries(others.map((path) => [path, page(path, links('/'), noindex)])) },
      undefined,
    ],
    ['a hidden home page', { ...site, '/': page('/', links(...others), noindex) }, undefined],
    ['a dead link', { ...site, '/about': page('/about', links('/', '/gone')) }, undefined],
    ['an agent kept out of all', site, 'User-agent: PerplexityBot\nDisallow: /\n'],
    ['an agent kept out of one page', site, 'User-agent: PerplexityBot\nDisallow: /prices\n'],
  ] satisfies [string, Record<string, PathAnswer>, string | undefined][])(
    'agree: %s',
    async (_, paths, robots) => {
      const [told, alone] = await auditBoth(paths, robots);
      const [home] = told.pages;
      // Links are judged across the site, where all of them were tried; that check weighs 2 of 100.
      const besideLinks = ({ failed, warned }: { failed: string[]; warned: string[] }) =>
        [failed, warned].map((ids) => ids.filter((id) => id !== 'links').sort());
      const named = (status: string) =>
        alone.checks.filter((check) => check.status === status).map(({ id }) => id);
      const own = new Set<string>(alone.checks.map(({ id }) => id));
      const ofPage = (ids: readonly string[] = []) => ids.filter((id) => own.has(id));
      expect(besideLinks({ failed: ofPage(home?.failed), warned: ofPage(home?.warned) })).toEqual(
        besideLinks({ failed: named('fail'), warned: named('warn') }),
      );
      expect(Math.abs((home?.score ?? 0) - alone.score)).toBeLessThanOrEqual(1);
      expect(told.cap?.at ?? null).toBe(alone.cap?.at ?? null);
      // Other pages that count can only move the score as far as they are better or worse.
      const counted = told.templates.map(({ score }) => score);
      expect(told.score).toBeLessThanOrEqual(Math.max(...counted) + 1);
      expect(told.score).toBeGreaterThanOrEqual(Math.min(alone.score, ...counted) - lostBetween(told) - 1);
    },
  );

  it('have one score where the other pages are as the home page, or are not to be found', async () => {
    const hidden = Object.fromEntries(others.map((path) => [path, page(path, links('/'), noindex)]));
    const [told, alone] = await auditBoth({ ...site, ...hidden });
    expect(Math.abs(told.score - alone.score)).toBeLessThanOrEqual(1);
    const [single] = await auditBoth({ '/': page('/') });
    expect(Math.abs(single.score - (single.pages[0]?.score ?? 0))).toBeLessThanOrEqual(0);
  });
});
