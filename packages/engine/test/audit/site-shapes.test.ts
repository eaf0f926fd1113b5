import type { RequestListener, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { AnalysisReport } from '@visible-ai/shared/analysis/schema';
import { afterEach, describe, expect, it } from 'vitest';
import { type Audited, type LocalSite, openAuditor, serveLocally } from '../support/audit-local-site.ts';

const auditor = openAuditor();
const sites: LocalSite[] = [];
afterEach(() => {
  for (const site of sites.splice(0)) site.close();
});

type Answer = (response: ServerResponse, origin: string, userAgent: string) => void;
/** By path; `*` for all others, which are 404 by default. */
type Files = Record<string, Answer>;

const send =
  (
    body: string | Buffer,
    type: string,
    status = 200,
    headers: Record<string, string | string[]> = {},
  ): Answer =>
  (response, origin) => {
    const text = typeof body === 'string' ? body.replaceAll('{origin}', origin) : body;
    response.writeHead(status, { 'content-type': type, ...headers }).end(text);
  };
const html = (body: string | Buffer, status?: number, headers?: Record<string, string | string[]>) =>
  send(body, 'text/html; charset=utf-8', status, headers);
const text = (body: string, status?: number) => send(body, 'text/plain', status);
const xml = (body: string | Buffer, type = 'application/xml') => send(body, type);

const words = 'We forge anvils for smiths in Leeds. '.repeat(40);
const page = (head = '', body = `<main><h1>Anvils</h1><p>${words}</p></main>`) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Acme anvils, forged in Leeds since 1890</title>
<meta name="description" content="Acme forges anvils in Leeds for smiths all over the world.">${head}</head><body>${body}</body></html>`;
const jsonLd = (code: string) => `<script type="application/ld+json">${code}</script>`;
const organisation = '"@context":"https://schema.org","@type":"Organization","name":"Acme","url":"{origin}/"';

async function serveFiles(files: Files): Promise<LocalSite> {
  const listener: RequestListener = (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://local');
    const answer = files[pathname] ?? files['*'] ?? html('<h1>Nothing here</h1>', 404);
    answer(response, `http://${request.headers.host}`, request.headers['user-agent'] ?? '');
  };
  const site = await serveLocally(listener);
  sites.push(site);
  return site;
}

async function audit(files: Files, path = ''): Promise<Audited> {
  const site = await serveFiles(files);
  return auditor.audit(site.url + path, sites);
}

async function reportOn(files: Files, path?: string): Promise<AnalysisReport> {
  const { report, problem } = await audit(files, path);
  if (!report) throw new Error(problem.text);
  return report;
}

/** The result of a check: `status: title. evidence`. */
function said(report: AnalysisReport, id: string): string {
  const check = report.checks.find((one) => one.id === id);
  return `${check?.status}: ${check?.title}. ${check?.evidence}`;
}

describe('how a page is answered', () => {
  it('by redirects: what is said is said of where they lead', async () => {
    const away =
      (location: string): Answer =>
      (response) =>
        response.writeHead(301, { location }).end();
    const report = await reportOn({ '/': away('/a'), '/a': away('/b'), '/b': html(page()) });
    expect(report.url).toMatch(/\/b$/);
    expect(said(report, 'https-and-status')).toMatch(
      /^pass: .*\/b answers with status 200 after 2 redirects/,
    );
  });

  it('by a redirect to another host: its robots.txt and llms.txt count', async () => {
    const elsewhere = await serveFiles({
      '/': html(page()),
      '/robots.txt': text('User-agent: *\nDisallow: /\n'),
      '/llms.txt': text('# Acme\n\n## Pages\n\n- [Home](/)\n'),
    });
    const report = await reportOn({
      '/': (response) => response.writeHead(302, { location: elsewhere.url }).end(),
      '/robots.txt': text('User-agent: *\nAllow: /\n'),
    });
    expect(report.diagnostics).toMatchObject({ robotsTxtAllowsAI: false, llmsTxtExists: true });
    expect(report.cap?.at).toBe(49);
  });

  it('by a meta refresh: says that the page only sends its readers on, and where', async () => {
    const report = await reportOn({
      '/': html('<html><head><meta http-equiv="refresh" content="0; url=/en/"></head></html>'),
      '/en/': html(page()),
    });
    expect(said(report, 'readable-without-javascript')).toMatch(
      /^fail: The page only sends readers on\. .*\/en\//,
    );
  });

  it.each([
    ['by header', html('<title>One moment</title>', 403, { 'cf-mitigated': 'challenge' }), /status 403/],
    [
      'by its page, with status 200',
      html('<title>Just a moment...</title><script>window._cf_chl_opt={}</script>'),
      /status 200/,
    ],
  ])('by a challenge told %s: that is not the page', async (_name, answer, status) => {
    const { report, problem } = await audit({ '/': answer });
    expect(report).toBeNull();
    expect(problem?.text).toMatch(/^Cloudflare answers in the site’s place/);
    expect(problem?.text).toMatch(status);
  });

  it('by a page into which a firewall puts its script: that is the page', async () => {
    const report = await reportOn({
      '/': html(
        page(`<script src="/_Incapsula_Resource?SWJIYLWA=1"></script><style>${'a{} '.repeat(4000)}</style>`),
      ),
    });
    expect(said(report, 'reachable-as-agents')).toMatch(/^pass/);
  });

  it('by a challenge to the agents alone: names them', async () => {
    const report = await reportOn({
      '/': (response, origin, userAgent) =>
        (/GPT|OAI|Claude|Perplexity/.test(userAgent)
          ? html('<title>Attention Required! | Cloudflare</title>', 403)
          : html(page()))(response, origin, userAgent),
    });
    expect(said(report, 'reachable-as-agents')).toMatch(/^fail: 5 agents of 7 turned away by name/);
  });

  it('by too many requests after the first ones: accuses nobody', async () => {
    let asked = 0;
    const report = await reportOn({
      '/': (response, origin, userAgent) => {
        asked += 1;
        (asked > 4 ? html('Slow down', 429) : html(page()))(response, origin, userAgent);
      },
    });
    expect(said(report, 'reachable-as-agents')).not.toMatch(/^fail/);
  });
});

describe('robots.txt', () => {
  it.each([
    [403, true, 'robots.txt answers 403, which crawlers treat as a missing file'],
    [404, true, 'There is no robots.txt (status 404)'],
    [503, false, 'robots.txt answers 503'],
  ])('with status %i', async (status, allows, note) => {
    const report = await reportOn({ '/': html(page()), '/robots.txt': text('Disallow: /', status) });
    expect(report.diagnostics.robotsTxtAllowsAI).toBe(allows);
    expect(report.robots.note).toContain(note);
    expect(said(report, 'ai-agents-allowed')).not.toContain('..');
  });

  it('with a byte order mark and Windows line ends holds all the same', async () => {
    const report = await reportOn({
      '/': html(page()),
      '/robots.txt': text('\ufeffUser-agent: *\r\nDisallow: /\r\n'),
    });
    expect(report.cap?.because).toContain('line 2');
  });

  it('that keeps training agents out costs nothing', async () => {
    const report = await reportOn({
      '/': html(page()),
      '/robots.txt': text('User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n'),
    });
    expect(said(report, 'ai-agents-allowed')).toMatch(/^pass: .*GPTBot.*costs no points/);
  });
});

describe('a site that answers every path with its page', () => {
  it('has no robots.txt, no llms.txt and no sitemap', async () => {
    const report = await reportOn({ '*': html(page()) });
    expect(report.robots.state).toBe('not-a-robots-file');
    expect(report.diagnostics).toMatchObject({
      llmsTxtExists: false,
      sitemapExists: false,
      robotsTxtAllowsAI: true,
    });
  });
});

describe('what keeps a page out of the index', () => {
  it.each([
    ['in a header', '', { 'x-robots-tag': 'noindex' }, true],
    [
      'in a header for Googlebot alone',
      '',
      { 'x-robots-tag': ['googlebot: noindex', 'otherbot: none'] },
      true,
    ],
    ['in a header for somebody else', '', { 'x-robots-tag': ['otherbot: noindex'] }, false],
    [
      'in a date that has passed',
      '',
      { 'x-robots-tag': 'unavailable_after: 25 Jun 2010 15:00:00 PST' },
      true,
    ],
    ['in a meta element for Googlebot', '<meta name="googlebot" content="none">', {}, true],
    ['in no word that engines know', '<meta name="robots" content="noai, noimageai">', {}, false],
  ])('%s', async (_name, head, headers, capped) => {
    const report = await reportOn({ '/': html(page(head), 200, headers) });
    expect(report.cap !== null).toBe(capped);
    expect(said(report, 'indexable').startsWith('fail')).toBe(capped);
  });
});

describe('how a page is written', () => {
  it('in UTF-16 is read', async () => {
    const report = await reportOn({ '/': send(Buffer.from(`\ufeff${page()}`, 'utf16le'), 'text/html') });
    expect(report.pageTitle).toBe('Acme anvils, forged in Leeds since 1890');
  });

  it('in Latin-1 told by a meta element is read', async () => {
    const body = page()
      .replace('charset="utf-8"', 'charset="iso-8859-1"')
      .replace('Acme anvils', 'Café anvils');
    const report = await reportOn({ '/': send(Buffer.from(body, 'latin1'), 'text/html') });
    expect(report.pageTitle).toMatch(/^Café/);
  });

  it('as XHTML with a script that closes itself is read', async () => {
    const body = page('<script src="/a.js"/>').replace('<!doctype html>', '<?xml version="1.0"?>');
    const report = await reportOn({ '/': send(body, 'application/xhtml+xml') });
    expect(report.diagnostics.h1Count).toBe(1);
  });

  it('with a head of more than a megabyte is read', async () => {
    const report = await reportOn({ '/': html(page(`<style>${'.a{color:red}'.repeat(100_000)}</style>`)) });
    expect(report.diagnostics.h1Count).toBe(1);
  });

  it('with more than is read: says so where something is missing', async () => {
    const report = await reportOn({ '/': html(page(`<style>${'.a{color:red}'.repeat(200_000)}</style>`)) });
    expect(said(report, 'one-h1')).toMatch(/^fail: .*only its beginning was read/);
    expect(said(report, 'title')).toMatch(/^pass/);
  });

  it('by scripts alone is empty to most agents', async () => {
    const report = await reportOn({
      '/': html(page('', '<div id="root"></div><script src="/a.js"></script>')),
    });
    expect(said(report, 'readable-without-javascript')).toMatch(
      /^fail: Without JavaScript the page is empty\. .*“root”/,
    );
  });

  it('by scripts, with the text in <noscript>: says that some agents read that', async () => {
    const body = `<div id="root"></div><noscript><h1>Anvils</h1><p>${words}</p></noscript><script src="/a.js"></script>`;
    const report = await reportOn({ '/': html(page('', body)) });
    expect(said(report, 'readable-without-javascript')).toMatch(
      /^fail: .*but for <noscript>.*some agents read/,
    );
  });

  it('by scripts, and sent whole, is readable', async () => {
    const report = await reportOn({
      '/': html(
        page(
          '',
          `<div id="__next"><main><h1>Anvils</h1><p>${words}</p></main></div><script src="/a.js"></script>`,
        ),
      ),
    });
    expect(said(report, 'readable-without-javascript')).toMatch(/^pass/);
  });
});

describe('JSON-LD', () => {
  it.each([
    ['in a CDATA section', `//<![CDATA[\n{${organisation}}\n//]]>`],
    ['in an HTML comment', `<!--\n{${organisation}}\n-->`],
    [
      'in a graph within an array',
      `[{"@context":{"@vocab":"https://schema.org/"},"@graph":[{"@type":["https://schema.org/LocalBusiness"],"name":"Acme"}]}]`,
    ],
  ])('%s is read', async (_name, code) => {
    const report = await reportOn({ '/': html(page(jsonLd(code))) });
    expect(report.diagnostics.hasTargetSchema).toBe(true);
    expect(said(report, 'structured-data-parses')).toMatch(/^pass/);
  });

  it.each([
    ['with comments', `/* who we are */ {${organisation}}`],
    ['with a comma too many', `{${organisation},}`],
    ['with a line break in a string', `{${organisation},"description":"a\nb"}`],
  ])('%s is none, and is told', async (_name, code) => {
    const report = await reportOn({ '/': html(page(jsonLd(code))) });
    expect(report.diagnostics.hasTargetSchema).toBe(false);
    expect(said(report, 'structured-data-parses')).toMatch(/^fail: 1 of 1 JSON-LD block cannot be read/);
  });

  it('that is broken hides no other block', async () => {
    const report = await reportOn({ '/': html(page(jsonLd('{bad') + jsonLd(`{${organisation}}`))) });
    expect(report.diagnostics.hasTargetSchema).toBe(true);
    expect(said(report, 'structured-data-parses')).toContain('Block 1');
  });
});

describe('canonical addresses', () => {
  it.each([
    [
      'of the page itself, among translations',
      '<link rel="canonical" href="{origin}/"><link rel="alternate" hreflang="de" href="{origin}/de/"><link rel="alternate" hreflang="x-default" href="{origin}/">',
      /^pass/,
    ],
    [
      'of the full page behind an AMP page',
      '<link rel="canonical" href="{origin}/full">',
      /^fail: The canonical address is another page/,
    ],
    [
      'of another site',
      '<link rel="canonical" href="https://other.example/">',
      /^fail: The canonical address is another site/,
    ],
  ])('%s', async (_name, head, verdict) => {
    expect(said(await reportOn({ '/': html(page(head)) }), 'canonical')).toMatch(verdict);
  });
});

describe('sitemaps', () => {
  const urlset =
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>{origin}/</loc></url></urlset>';

  it('packed and named by robots.txt are read', async () => {
    const report = await reportOn({
      '/': html(page()),
      '/robots.txt': text('User-agent: *\nAllow: /\nSitemap: {origin}/sm.xml.gz\n'),
      '/sm.xml.gz': (response, origin, agent) =>
        xml(gzipSync(urlset.replace('{origin}', origin)), 'application/x-gzip')(response, origin, agent),
    });
    expect(said(report, 'sitemap')).toMatch(/^pass: Sitemap with 1 page/);
  });

  it('by way of an index are read, and a file that is gone is told', async () => {
    const report = await reportOn({
      '/': html(page()),
      '/sitemap.xml': xml(
        '<sitemapindex><sitemap><loc>{origin}/a.xml</loc></sitemap><sitemap><loc>{origin}/gone.xml</loc></sitemap></sitemapindex>',
      ),
      '/a.xml': xml(urlset),
    });
    expect(report.diagnostics.sitemapUrls).toHaveLength(1);
    expect(said(report, 'sitemap')).toMatch(/^warn: .*gone\.xml: The server answered 404/);
  });
});

describe('llms.txt', () => {
  it('called HTML by the server and written in Markdown is a file', async () => {
    const report = await reportOn({
      '/': html(page()),
      '/llms.txt': html('# Acme\n\n> Anvils.\n\n## Docs\n\n- [A](/a): b\n'),
    });
    expect(said(report, 'llms-txt')).toMatch(/^pass/);
  });

  it('that is a web page is none, and nothing is said of other paths', async () => {
    const report = await reportOn({ '/': html(page()), '/llms.txt': html(page()) });
    expect(report.diagnostics.llmsTxtExists).toBe(false);
    expect(said(report, 'llms-txt')).toContain('answers 200 with an HTML page');
    expect(said(report, 'llms-txt')).not.toContain('as this site does');
  });
});
