import { request } from 'node:http';
import type { LimitName } from '@visible-ai/shared/contract/endpoint';
import { scopes } from '@visible-ai/shared/contract/scopes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { testDatabases } from '../support/create-test-database.ts';
import { openMcpService } from '../support/open-mcp-service.ts';
import { message, postMcp } from './post-mcp.ts';

let database: Database;
let service: Awaited<ReturnType<typeof openMcpService>>;
let refused: LimitName | null = null;
let counted: string[] = [];
let ann: string;
let key: string;

beforeAll(async () => {
  const [first] = testDatabases;
  if (!first) throw new Error('There is no database to test on');
  database = await first.create();
  service = await openMcpService(database, {
    async consumeLimit(name, { key: id, account, client }) {
      counted.push(`${name}${id ? ' key' : ''}${account ? ' account' : ''}${client ? ' client' : ''}`);
      return name === refused ? { ok: false, retryAfterSeconds: 7 } : { ok: true };
    },
  });
  ann = await service.account();
  key = await service.key(ann, [...scopes]);
});
afterAll(async () => {
  await service.close();
  await database.close();
});
beforeEach(() => {
  refused = null;
  counted = [];
});

const post = (
  body: unknown,
  headers: Record<string, string | undefined> = {},
  by: string | undefined = key,
) => postMcp(service.origin, body, { headers, ...(by === undefined ? {} : { key: by }) });
const callTool = (name: string, args: object = {}) => message('tools/call', { name, arguments: args });

describe('who asks', () => {
  const discover = message('server/discover');

  it('is told that a key is needed', async () => {
    const answer = await postMcp(service.origin, discover);
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer realm="Visible AI"');
    expect(answer.body).toEqual({
      jsonrpc: '2.0',
      id: null,
      error: { code: -32_000, message: expect.stringContaining('API key') },
    });
  });

  it.each([
    ['forged', () => `${key.slice(0, -1)}${key.endsWith('x') ? 'y' : 'x'}`],
    ['made up', () => 'vai_made_up'],
    ['a browser’s access token', () => 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhbm4ifQ.c2ln'],
    ['nothing', () => ''],
  ])('is refused with a key that is %s', async (_name, sent) => {
    const answer = await post(discover, {}, sent());
    expect([answer.status, answer.headers.get('www-authenticate')?.startsWith('Bearer')]).toEqual([
      401,
      true,
    ]);
  });

  it('is refused from the moment when the key is revoked', async () => {
    const gone = await service.key(ann, ['audits:read']);
    expect((await post(discover, {}, gone)).status).toBe(200);
    await service.revoke(ann, gone);
    expect((await post(discover, {}, gone)).status).toBe(401);
  });

  it.each([
    ['https://evil.example', 403],
    ['http://visible.example', 403],
    ['null', 403],
    ['https://visible.example', 200],
  ])('is asked where a page comes from: Origin %s is %i', async (origin, status) => {
    expect((await post(discover, { origin })).status).toBe(status);
  });

  it.each([
    ['rebound.example', 403],
    ['visible.example.evil.example', 403],
    ['visible.example', 200],
    ['localhost:9', 200],
    ['[::1]:9', 200],
  ])('is to ask by a name of this service: Host %s is %i', async (host, expected) => {
    const { hostname, port } = new URL(service.origin);
    const status = await new Promise((resolve, reject) => {
      const headers = {
        host,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': '2026-07-28',
        'mcp-method': 'server/discover',
        authorization: `Bearer ${key}`,
      };
      request({ hostname, port, path: '/mcp', method: 'POST', headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      })
        .on('error', reject)
        .end(JSON.stringify(discover));
    });
    expect(status).toBe(expected);
  });
});

describe('a request', () => {
  it.each(['GET', 'DELETE', 'PUT'])('by %s is none', async (method) => {
    const answer = await postMcp(service.origin, {}, { key, method });
    expect([answer.status, answer.headers.get('allow'), answer.body.error.code]).toEqual([
      405,
      'POST, OPTIONS',
      -32_000,
    ]);
  });

  it('by OPTIONS is told what is taken, without a key', async () => {
    const answer = await fetch(new URL('/mcp', service.origin), { method: 'OPTIONS' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([204, 'POST, OPTIONS']);
  });

  it('leaves the pages of the web beside it alone', async () => {
    const page = await fetch(new URL('/pricing', service.origin));
    expect([page.status, await page.text()]).toEqual([200, 'a page of the web']);
  });

  it.each([
    ['no JSON', '{"jsonrpc":', {}, 400, -32_700],
    ['empty', '', {}, 400, -32_600],
    ['a batch', [message('tools/list'), message('tools/list')], {}, 400, -32_600],
    [
      'a batch of 2025',
      [{ jsonrpc: '2.0', id: 1, method: 'ping' }],
      { 'mcp-protocol-version': undefined },
      400,
      -32_600,
    ],
    ['too long', { ...message('tools/list'), padding: 'x'.repeat(110_000) }, {}, 413, -32_000],
    ['text', JSON.stringify(message('tools/list')), { 'content-type': 'text/plain' }, 415, -32_000],
    ['without its method in the head', message('tools/list'), { 'mcp-method': undefined }, 400, -32_020],
    ['of another method than its head says', message('tools/list'), { 'mcp-method': 'ping' }, 400, -32_020],
    ['without the name of its tool in the head', callTool('get_audit', { handle: 'x' }), {}, 400, -32_020],
    [
      'of another revision than its head says',
      message('tools/list'),
      { 'mcp-protocol-version': '2025-11-25' },
      400,
      -32_020,
    ],
    ['for a method that is none', message('tools/paint'), {}, 404, -32_601],
  ])('that is %s is refused', async (_name, body, headers, status, code) => {
    const answer = await post(body, headers);
    expect([answer.status, answer.body.error.code]).toEqual([status, code]);
  });

  it('of a revision that is not spoken is told which one is', async () => {
    const asked = message('tools/list');
    asked.params._meta['io.modelcontextprotocol/protocolVersion'] = '2030-01-01';
    const answer = await post(asked, { 'mcp-protocol-version': '2030-01-01' });
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatchObject({ code: -32_022, data: { supported: ['2026-07-28'] } });
  });

  it('of 2026 is answered as plain JSON, whatever session it names', async () => {
    const answer = await post(message('tools/list'), { 'mcp-session-id': 'old', 'last-event-id': '7' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(answer.headers.get('mcp-session-id')).toBeNull();
    expect(answer.body.result).toMatchObject({ resultType: 'complete', cacheScope: expect.any(String) });
    expect(answer.body.result.tools).toHaveLength(10);
  });

  it('needs nothing that a client could lack: no tool answers that a capability is missing, −32021', async () => {
    const listed = await post(message('tools/list'));
    const names: string[] = listed.body.result.tools.map(({ name }: { name: string }) => name);
    expect(names).toHaveLength(10);
    for (const name of names) {
      const asked = callTool(name);
      expect(asked.params._meta['io.modelcontextprotocol/clientCapabilities']).toEqual({});
      const answer = await post(asked, { 'mcp-name': name });
      // Every tool has required arguments: without them the tool itself refuses, whereas a missing capability
      // would end the request before.
      expect([answer.status, answer.body.result?.isError, answer.body.error?.code]).toEqual([
        200,
        true,
        undefined,
      ]);
    }
  });

  it('that does not say what its client can do is refused', async () => {
    const asked = message('tools/list');
    Reflect.deleteProperty(asked.params._meta, 'io.modelcontextprotocol/clientCapabilities');
    const { status, body } = await post(asked);
    expect([status, body.error.code]).toEqual([400, -32_602]);
    expect(JSON.stringify(body.error)).toContain('clientCapabilities');
  });

  it('to discover the server is told its revisions', async () => {
    const { body } = await post(message('server/discover'));
    expect(body.result).toMatchObject({ supportedVersions: ['2026-07-28'], capabilities: { tools: {} } });
  });

  it('of 2025 is answered at the same address, and no session begins', async () => {
    const params = {
      protocolVersion: '2025-11-25',
      capabilities: {},
      clientInfo: { name: 'tests', version: '0.0.0' },
    };
    const old = { 'mcp-protocol-version': undefined, 'mcp-method': undefined };
    const begun = await post({ jsonrpc: '2.0', id: 1, method: 'initialize', params }, old);
    expect(begun.status).toBe(200);
    expect(begun.headers.get('mcp-session-id')).toBeNull();
    expect(begun.text).toContain('"protocolVersion":"2025-11-25"');
    const listed = await post(
      { jsonrpc: '2.0', id: 2, method: 'tools/list' },
      { ...old, 'mcp-protocol-version': '2025-11-25' },
    );
    expect(listed.text).toContain('"name":"audit_page"');
  });

  it('that only tells something is taken without a word', async () => {
    const { id: _none, ...note } = message('notifications/cancelled', { requestId: 9 });
    const answer = await post(note);
    expect([answer.status, answer.text]).toEqual([202, '']);
  });

  it('to listen for changes ends at once: there are none', async () => {
    const answer = await post(message('subscriptions/listen', { notifications: { toolsListChanged: true } }));
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('"resultType":"complete"');
  });

  it('is never buffered nor packed on its way', async () => {
    const answer = await post(message('tools/list'), { 'accept-encoding': 'gzip, br' });
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(answer.headers.get('x-accel-buffering')).toBe('no');
    expect(answer.headers.get('cache-control')).toBe('no-store, no-transform');
  });
});

describe('limits', () => {
  const explain = callTool('explain_robots', { url: 'http://127.0.0.1:9/', agent: 'GPTBot' });
  const named = { 'mcp-name': 'explain_robots' };

  it('count for the key and its account, for what a tool does beside the request', async () => {
    await post(message('tools/list'));
    expect(counted).toEqual(['default key account']);
    counted = [];
    await post(explain, named);
    expect(counted).toEqual(['default key account', 'analysis key account']);
  });

  it('refuse a request with the time to wait', async () => {
    refused = 'default';
    const answer = await post(message('tools/list'));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '7']);
    expect(answer.body.error.message).toContain('Too many requests');
  });

  it('refuse a tool in words', async () => {
    refused = 'analysis';
    const { body } = await post(explain, named);
    expect(body.result).toMatchObject({
      isError: true,
      content: [{ text: 'Too many requests. Please try again in 7 seconds. (rate_limited)' }],
    });
  });
});

describe('scopes', () => {
  const uuid = 'd9f7f2b4-8a52-4a55-9d7c-3f6f6a3c7d11';
  const tools = [
    ['audit_page', 'audits:run', { url: 'http://127.0.0.1:9/' }],
    ['compare_pages', 'audits:run', { ours: 'http://127.0.0.1:9/', theirs: 'http://127.0.0.1:9/x' }],
    ['audit_site', 'audits:run', { url: 'http://127.0.0.1:9/' }],
    ['get_audit', 'audits:read', { handle: uuid }],
    ['list_findings', 'audits:read', { id: uuid }],
    ['get_fix', 'audits:read', { id: uuid, check: 'title' }],
    ['explain_robots', 'audits:read', { url: 'http://127.0.0.1:9/', agent: 'GPTBot' }],
    ['preview_robots_edit', 'audits:read', { url: 'http://127.0.0.1:9/', robots: '' }],
    ['generate_file', 'files:write', { url: 'http://127.0.0.1:9/', kind: 'llms_txt' }],
    ['get_file', 'files:read', { handle: `llms_txt:${uuid}` }],
  ] as const;

  it.each(tools)('%s opens with %s, and with no other', async (name, scope, args) => {
    const owner = await service.account();
    const said = async (by: string) => {
      const { body } = await post(callTool(name, args), { 'mcp-name': name }, by);
      return String(body.result.content[0].text);
    };
    const others = await service.key(
      owner,
      scopes.filter((each) => each !== scope),
    );
    expect(await said(others)).toBe(`This call needs a key with the scope ${scope}. (missing_scope)`);
    expect(await said(await service.key(owner, [scope]))).not.toContain('missing_scope');
  });

  it('of a key whose plan has ended read and do no more', async () => {
    const owner = await service.account();
    const old = await service.key(owner, [...scopes]);
    await database.execute(`update users set subscription_status = 'canceled', credits = 0 where id = $1`, [
      owner,
    ]);
    const said = async (name: string, args: object) =>
      (await post(callTool(name, args), { 'mcp-name': name }, old)).body.result.content[0].text;
    expect(await said('audit_page', { url: 'http://127.0.0.1:9/' })).toContain('(plan_limit)');
    expect(await said('get_audit', { handle: uuid })).toContain('There is no such audit');
  });
});
