import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { readPdf } from '@visible-ai/engine/testing/report/pdf/testing/read-pdf';
import { type AnswerEngineId, answerEngineIds } from '@visible-ai/shared/answers/engines';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { answerOf } from '../../../../packages/answers/test/support/answer-of.ts';
import {
  type Behaviour,
  type ServedEngine,
  serveEngine,
} from '../../../../packages/answers/test/support/serve-engine.ts';
import { buildProgram } from '../../../../test/support/build-program.ts';
import { dumpDatabase } from '../../src/backup/dump-database.ts';
import { openDatabase } from '../../src/db/open-database.ts';
import { copyEmbeddedFolder } from '../support/copy-embedded-folder.ts';

const keyOf = (id: AnswerEngineId) => `sk-${id}-4f9Zq-Secret_7c1d2e`;
const admin = { email: 'admin@example.com', password: 'a secret of the tests' };
const main = buildProgram(new URL('../../src/main.ts', import.meta.url));
const tokens = { tokens: 10 };

/** What an engine can do with the key that it gets, by the prompt that triggers it. */
const faults: Record<string, (id: AnswerEngineId, key: string) => Behaviour> = {
  'In the answer?': (id, key) => ({
    headers: { 'x-api-key': key, 'set-cookie': `key=${key}` },
    json: answerOf(id, {
      ...{ text: `Your key is ${key}. Acme is solid.`, title: `Key ${key}`, queries: [`look up ${key}`] },
      ...{ addresses: [`https://acme.example/?key=${key}`, `https://acme.example/${key}`], ...tokens },
    }),
  }),
  'In escapes?': (id, key) => {
    const plain = JSON.stringify(
      answerOf(id, {
        ...{ text: 'Acme: KEY', addresses: ['https://acme.example/KEY'], title: 'KEY', queries: ['KEY'] },
        ...tokens,
      }),
    );
    const spelt = Array.from(key, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`).join(
      '',
    );
    return { text: plain.replaceAll('KEY', spelt) };
  },
  'In an error?': (_id, key) => ({
    status: 401,
    json: { error: { message: `Incorrect API key provided: ${key}`, code: key, type: key, status: key } },
  }),
  'In a refusal?': (_id, key) => ({ status: 400, text: `Bad request by ${key}` }),
  'In a redirect?': (_id, key) => ({
    status: 302,
    headers: { location: `https://elsewhere.example/?key=${key}`, 'retry-after': key },
    text: key,
  }),
  'In a page?': (_id, key) => ({
    headers: { 'content-type': 'text/html' },
    text: `<title>${key}</title>`,
  }),
  'In half an answer?': (_id, key) => ({ text: `{"model": "${key}", "output": [{"text": "${key}` }),
  'In nothing?': () => 'break-in-body',
};

let engines: ServedEngine;
let hooks: Server;
let service: ChildProcess;
let dataDir: string;
let metricsPort = '';
let said = '';
let told = '';
let address = '';
let token = '';
const seen = new Map<string, number>();

beforeAll(async () => {
  engines = await serveEngine(({ path, headers, body }) => {
    const id = answerEngineIds.find((one) => path.startsWith(`/${one}`)) ?? 'openai';
    const sent = `${headers.authorization} ${headers['x-api-key']} ${headers['x-goog-api-key']}`;
    const key = keyOf(id);
    if (sent.includes(key)) seen.set(id, (seen.get(id) ?? 0) + 1);
    const asked = JSON.stringify(body);
    const fault = Object.entries(faults).find(([prompt]) => asked.includes(prompt))?.[1];
    return (fault ?? faults['In the answer?'] ?? (() => 'break'))(id, key);
  });
  hooks = createServer(async (request, response) => {
    told += `${JSON.stringify(request.headers)} ${await textOf(request)}\n`;
    response.end();
  }).listen(0, '127.0.0.1');
  await once(hooks, 'listening');
  dataDir = mkdtempSync(join(tmpdir(), 'visible-ai-keys-'));
  await copyEmbeddedFolder(dataDir);
  const variables = answerEngineIds.flatMap((id) => [
    [`${id.toUpperCase()}_API_KEY`, keyOf(id)],
    [`${id.toUpperCase()}_API_URL`, `${engines.url}/${id}`],
  ]);
  service = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...{
        PATH: process.env.PATH,
        PORT: '0',
        METRICS_PORT: '0',
        DATA_DIR: dataDir,
        LOG_LEVEL: 'trace',
      },
      ...{ PAGESPEED: 'off', MAIL: 'outbox', RATE_LIMIT_SCALE: '1000', GEMINI_TERMS_ACCEPTED: 'true' },
      ...{ ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password, APP_URL: 'https://visible.example' },
      ALLOW_PRIVATE_TARGETS: `127.0.0.1:${(hooks.address() as AddressInfo).port}`,
      ...Object.fromEntries(variables),
    },
  });
  for (const stream of [service.stdout, service.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const ports = await vi.waitFor(
    () => {
      const found = /"port":(\d+),"host"[^\n]*?"metricsPort":(\d+)[^\n]*Visible AI is listening/.exec(said);
      if (!found) throw new Error(`It has not started:\n${said}`);
      return found;
    },
    { timeout: 60_000, interval: 50 },
  );
  address = `http://127.0.0.1:${ports[1]}`;
  metricsPort = ports[2] ?? '';
}, 120_000);

afterAll(async () => {
  if (service.exitCode === null) {
    service.kill();
    await once(service, 'exit');
  }
  await engines.close();
  hooks.closeAllConnections();
  hooks.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function send(method: string, path: string, body?: object) {
  const answer = await fetch(address + path, {
    method,
    headers: {
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const isPdf = answer.headers.get('content-type') === 'application/pdf';
  const said = isPdf ? (await readPdf(bytes)).text : new TextDecoder().decode(bytes);
  return { status: answer.status, text: `${JSON.stringify([...answer.headers])}\n${said}`, said };
}

async function json(method: string, path: string, body?: object) {
  const { status, said } = await send(method, path, body);
  if (status >= 300) throw new Error(`${method} ${path}: ${status} ${said}`);
  return JSON.parse(said);
}

/** The contents of all files in a folder. */
function filesIn(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)).toString('latin1'))
    .join('\n');
}

/** The key in plain form, in an address, and encoded as in headers and data. */
const formsOf = (key: string) => [
  key,
  encodeURIComponent(key),
  Buffer.from(key).toString('base64').slice(0, -3),
];

it('keeps the keys of engines to itself, whatever an engine does with them', async () => {
  token = (await json('POST', '/api/auth/login', admin)).tokens.accessToken;
  const { id: site } = await json('POST', '/api/sites', { url: 'https://acme.example/' });
  const url = `http://127.0.0.1:${(hooks.address() as AddressInfo).port}/hook`;
  await json('POST', '/api/webhooks', { url, events: ['answers.completed'] });
  await json('PUT', `/api/sites/${site}/answers/panel`, {
    entities: [{ own: true, name: 'Acme', domains: ['acme.example'] }],
    prompts: Object.keys(faults).map((text) => ({ text })),
    ...{ engines: answerEngineIds, samples: 1 },
  });
  const { run_id: run } = await json('POST', `/api/sites/${site}/answers/runs`);
  const ended = await vi.waitFor(
    async () => {
      const now = await json('GET', `/api/answer-runs/${run}`);
      expect(now.status).toBe('completed');
      return now;
    },
    { timeout: 45_000, interval: 100 },
  );
  // The keys came back: they were sent, and these are answers that contained them.
  for (const id of answerEngineIds) expect(seen.get(id)).toBeGreaterThan(Object.keys(faults).length);
  expect(ended.counts).toMatchObject({ ok: 8, http_error: 24 });
  await vi.waitFor(() => expect(told).toContain(run), { timeout: 20_000 });

  const reads = [
    ...['/api/answers/setup', `/api/sites/${site}/answers/panel`, `/api/sites/${site}/answers/runs`],
    ...[`/api/answer-runs/${run}`, `/api/answer-runs/${run}/samples`, `/api/sites/${site}/answers/summary`],
    ...[`/api/sites/${site}/answers/sources`, `/api/sites/${site}/answers/report`, '/api/auth/export'],
    ...['csv', 'json'].map((format) => `/api/answer-runs/${run}/export?format=${format}`),
    ...['/api/webhooks', '/health', '/api/openapi.json'],
  ];
  const answers: Record<string, string> = {};
  for (const path of reads) {
    const { status, text } = await send('GET', path);
    expect([path, status]).toEqual([path, 200]);
    answers[path] = text;
  }
  expect(answers[`/api/answer-runs/${run}/samples`]).toContain('Your key is ******');
  const metrics = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  expect(metrics.status).toBe(200);
  answers.metrics = await metrics.text();

  service.kill('SIGTERM');
  await once(service, 'exit');
  const database = await openDatabase({
    ...{ databaseUrl: undefined, dataDir, logger: pino({ level: 'silent' }) },
  });
  const rows: string[] = [];
  try {
    await dumpDatabase(database, { secret: null, now: new Date() }, async (line) => void rows.push(line));
  } finally {
    await database.close();
  }
  expect(rows.join('\n')).toContain('Your key is ******');
  const places = {
    ...answers,
    logs: said,
    webhooks: told,
    database: rows.join('\n'),
    files: filesIn(dataDir),
  };
  for (const [place, text] of Object.entries(places))
    for (const id of answerEngineIds)
      for (const form of formsOf(keyOf(id)))
        expect([place, id, text.includes(form)]).toEqual([place, id, false]);
}, 120_000);
