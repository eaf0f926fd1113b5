import type { Client } from '@modelcontextprotocol/client';
import { callTool, untilEnded } from '@visible-ai/mcp/testing/call-tool';
import { bakery, type ChangingSite, openChangingSite } from '@visible-ai/mcp/testing/changing-site';
import type { Scope } from '@visible-ai/shared/contract/scopes';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { analyses } from '../../src/db/schema/analyses.ts';
import { sites } from '../../src/db/schema/sites.ts';
import { testDatabases } from '../support/create-test-database.ts';
import { openMcpService } from '../support/open-mcp-service.ts';
import { message, postMcp } from './post-mcp.ts';

const ALL: Scope[] = ['audits:run', 'audits:read', 'files:read', 'files:write'];
const OPEN = 'User-agent: *\nAllow: /\n';

let database: Database;
let site: ChangingSite;
let service: Awaited<ReturnType<typeof openMcpService>>;
let ann: string;
let key: string;

beforeAll(async () => {
  const [first] = testDatabases;
  if (!first) throw new Error('There is no database to test on');
  [database, site] = await Promise.all([first.create(), openChangingSite(bakery())]);
  service = await openMcpService(database, { allow: [site.host] });
  ann = await service.account();
  key = await service.key(ann, ALL);
});
afterAll(async () => {
  await service.close();
  await database.close();
  site.close();
});
beforeEach(() => {
  site.files = bakery();
  site.silent.clear();
  service.called.length = 0;
});

const number = (value: unknown) => Number(value);

describe.each([
  ['a client of 2026', 'auto', 'modern'],
  ['a client of 2025', 'legacy', 'legacy'],
] as const)('%s', (_name, mode, era) => {
  let client: Client;
  beforeEach(async () => {
    client = await service.client(key, mode);
    expect(client.getProtocolEra()).toBe(era);
    return () => client.close();
  });

  it('audits a page step by step, explains it, gets its fix, and audits it again', async () => {
    const steps: string[] = [];
    const audited = await client.callTool(
      { name: 'audit_page', arguments: { url: site.url } },
      { onprogress: ({ message: step }) => steps.push(String(step)) },
    );
    expect(steps).toEqual([
      'Analyzing home page content',
      'Checking robots.txt',
      'Checking llms.txt',
      'Checking sitemap.xml',
      'Running PageSpeed Insights analysis',
      'Calculating score',
      'Saving results',
    ]);
    const before = audited.structuredContent as Record<string, unknown>;
    const [saved] = await service.db
      .select()
      .from(analyses)
      .where(eq(analyses.id, String(before.id)));
    expect(saved).toMatchObject({ ownerId: ann, url: site.url });

    const compared = await callTool(client, 'compare_pages', { ours: site.url, theirs: `${site.url}breads` });
    expect(compared.data).toMatchObject({ ours: { url: site.url }, theirs: { url: `${site.url}breads` } });

    const explained = await callTool(client, 'explain_robots', { url: site.url, agent: 'Bingbot' });
    expect(explained.data).toMatchObject({ verdict: 'blocked', line: 2 });
    const listed = await callTool(client, 'list_findings', { id: before.id });
    expect(listed.text).toContain('ai-agents-allowed (fail');
    const fix = await callTool(client, 'get_fix', { id: before.id, check: 'ai-agents-allowed' });
    expect(fix.text).toContain('+Allow: /');
    const tried = await callTool(client, 'preview_robots_edit', { url: site.url, robots: OPEN });
    expect(tried.text).toContain('Bingbot: blocked → allowed');

    site.files['/robots.txt'] = OPEN;
    const after = await callTool(client, 'audit_page', { url: site.url });
    expect(number(after.data?.score)).toBeGreaterThan(number(before.score));
    const again = await callTool(client, 'get_audit', { handle: before.id });
    expect(again.data).toMatchObject({ status: 'completed', page: { score: before.score } });
  });

  it('audits a site of its owner in the background', async () => {
    site.files['/robots.txt'] = OPEN;
    const started = await callTool(client, 'audit_site', { url: site.url, pages: 5 });
    const handle = String(started.data?.handle);
    const audited = await untilEnded(client, 'get_audit', handle);
    expect(audited.data).toMatchObject({ status: 'completed', site: { pages: { read: 2 } } });
    expect(await service.db.$count(sites, eq(sites.ownerId, ann))).toBe(1);
    const fix = await callTool(client, 'get_fix', { id: handle, check: 'meta-description' });
    expect(fix.data).toMatchObject({ check: 'meta-description', snippet: { code: expect.any(String) } });

    const bob = await service.client(await service.key(await service.account(), ALL), mode);
    expect((await callTool(bob, 'get_audit', { handle })).text).toContain('There is no such audit');
    await bob.close();
  });

  it('has a file written once, whatever is asked again', async () => {
    site.files['/robots.txt'] = OPEN;
    const other = await service.client(await service.key(await service.account(), ALL), mode);
    const started = await callTool(other, 'generate_file', {
      url: site.url,
      kind: 'qa_section',
      questionCount: 2,
    });
    const written = await untilEnded(other, 'get_file', String(started.data?.handle));
    expect(written.data).toMatchObject({
      status: 'completed',
      kind: 'qa_section',
      url: site.url,
      file: { jsonLd: expect.stringContaining('FAQPage') },
    });
    const again = await callTool(other, 'generate_file', {
      url: site.url,
      kind: 'qa_section',
      questionCount: 2,
    });
    expect(again.data).toMatchObject({ status: 'completed', handle: expect.stringMatching(/^content:/) });
    const kept = await callTool(other, 'get_file', { handle: again.data?.handle });
    expect(kept.data?.file).toEqual(written.data?.file);
    await other.close();
  });

  it('ends an audit when it cancels or leaves', async () => {
    site.silent.add('/slow');
    const leaving = new AbortController();
    const call = client.callTool(
      { name: 'audit_page', arguments: { url: `${site.url}slow` } },
      { signal: leaving.signal, onprogress: () => leaving.abort() },
    );
    await expect(call).rejects.toThrow();
    if (mode === 'legacy') await client.close();
    await vi.waitFor(() => expect(service.engine.inspections.running()).toBe(0));
    await vi.waitFor(() => expect(service.called).toEqual(['audit_page left']));
  });
});

describe('what a tool of the service cannot take', () => {
  it.each([
    ['get_audit', { handle: 'site-1' }, 'There is no such audit.'],
    ['get_audit', { handle: 'aaaaaaaaaaaaaaaaaaaaaa' }, 'There is no such audit.'],
    ['get_file', { handle: 'llms_txt:1' }, 'There is no such file.'],
    ['get_file', { handle: 'content:d9f7f2b4-8a52-4a55-9d7c-3f6f6a3c7d11' }, 'There is no such file.'],
    ['audit_page', { url: 'http://127.0.0.1:9/' }, '(target_refused)'],
  ])('%s of %j is told in words', async (name, args, words) => {
    const client = await service.client(key);
    expect(await callTool(client, name, args)).toMatchObject({
      isError: true,
      text: expect.stringContaining(words),
    });
    await client.close();
  });
});

it('a step after the other comes as an event of its own', async () => {
  const asked = message('tools/call', { name: 'audit_page', arguments: { url: site.url } });
  const params = { ...asked.params, _meta: { ...asked.params._meta, progressToken: 7 } };
  const headers = { 'mcp-name': 'audit_page', 'accept-encoding': 'gzip, br' };
  const answer = await postMcp(service.origin, { ...asked, params }, { key, headers });
  expect(answer.headers.get('content-type')).toBe('text/event-stream');
  expect(answer.headers.get('x-accel-buffering')).toBe('no');
  expect(answer.headers.get('content-encoding')).toBeNull();
  const events = answer.text.split('\n').filter((line) => line.startsWith('data:'));
  expect(events).toHaveLength(8);
  expect(events[0]).toContain('"notifications/progress"');
  expect(events.at(-1)).toContain('"structuredContent"');
});
