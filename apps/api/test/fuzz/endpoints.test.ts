import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkWebsiteUrl } from '@visible-ai/shared/analysis/website-url';
import type { EndpointShape } from '@visible-ai/shared/contract/endpoint';
import { endpoints } from '@visible-ai/shared/endpoints';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fuzzRuns, fuzzTimeout } from '../../../../packages/engine/test/fuzz/fuzz-runs.ts';
import { compose, type Service } from '../../src/compose.ts';
import { readConfig } from '../../src/config.ts';
import { copyEmbeddedFolder } from '../support/copy-embedded-folder.ts';

const admin = { email: 'admin@example.com', password: 'a secret of the tests' };
let service: Service;
let address: string;
let token: string;
let dataDir: string;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'visible-ai-fuzz-'));
  await copyEmbeddedFolder(dataDir);
  const read = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    PAGESPEED: 'off',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_SCALE: '100000',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  });
  if (!read.ok) throw new Error(read.problem);
  service = await compose(read.config);
  address = `http://127.0.0.1:${await service.listen()}`;
  const signedIn = await send('POST', '/api/auth/login', JSON.stringify(admin));
  token = z.object({ tokens: z.object({ accessToken: z.string() }) }).parse(JSON.parse(signedIn.text))
    .tokens.accessToken;
}, 60_000);

afterAll(async () => {
  await service.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function send(method: string, path: string, body?: string) {
  const answer = await fetch(address + path, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body }),
    signal: AbortSignal.timeout(15_000),
  });
  return { status: answer.status, text: await answer.text() };
}

/** No input here may make the service fetch an existing site. */
const harmless = (text: string) => (checkWebsiteUrl(text).ok ? 'http://10.0.0.1/' : text);
const uuid = '6f1f2b52-5d11-4f0a-9d7c-0d8a3d2f9b11';
const texts = fc
  .oneof(
    fc.constantFrom(
      '',
      ' ',
      'null',
      uuid,
      'a@b.example',
      '2026-11-21T00:00:00Z',
      '2026-13-45T99:00:00Z',
      'llms_txt',
    ),
    fc.constantFrom(
      'http://127.0.0.1/',
      'http://[::1]/',
      'http://localhost.internal/',
      '\0',
      '\ud800',
      '__proto__',
      '%00',
    ),
    fc.constantFrom(
      "'; drop table users; --",
      '$1',
      '{{x}}',
      '../../etc/passwd',
      '\u202e',
      'x'.repeat(5000),
      'active',
    ),
    fc.string(),
    fc.string({ unit: 'binary' }),
  )
  .map(harmless);
const leaf = fc.oneof(
  texts,
  fc.constantFrom(null, true, false, 0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308, -0),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.array(tie('json'), { maxLength: 4 }),
    fc.dictionary(texts, tie('json'), { maxKeys: 4 }),
  ),
}));

/** The fields of a body, from its schema, so that values pass the first check. */
function fieldsOf(schema: z.ZodType | undefined): string[] {
  if (!schema) return [];
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.keys(described.properties ?? {});
}

const bodyOf = ({ body }: EndpointShape) => {
  const fields = fieldsOf(body);
  const record = fc.record(Object.fromEntries(fields.map((name) => [name, fc.oneof(leaf, json)])), {
    requiredKeys: [],
  });
  return fc.oneof(
    { weight: 3, arbitrary: record.map((value) => JSON.stringify(value)) },
    json.map((value) => JSON.stringify(value)),
    texts,
  );
};
/** Half of a surrogate pair cannot be sent in an address. */
const wellFormed = (text: string) => Buffer.from(text).toString();
const pathOf = ({ path, query }: EndpointShape) => {
  const id = fc.oneof(fc.constant(uuid), texts).map((text) => encodeURIComponent(wellFormed(text)) || 'x');
  const fields = Object.keys(query?.shape ?? {});
  const values = fc.tuple(...fields.map(() => fc.option(texts)));
  return fc.tuple(id, values).map(([given, parts]) => {
    const search = new URLSearchParams();
    for (const [at, name] of fields.entries()) {
      const value = parts[at];
      if (typeof value === 'string') search.append(name, value);
    }
    return `${path.replace(/:\w+/g, given)}${search.size > 0 ? `?${search}` : ''}`;
  });
};

/** For a signed-in caller, these end the session or the account that the other calls use. */
const ENDING = new Set(['/api/auth/logout', '/api/auth/delete-account', '/api/auth/change-password']);
const code = z.object({ error: z.string().min(1), code: z.string() });

describe('every call, given anything', () => {
  it.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s answers with what it declares or says what is wrong, and never breaks',
    { timeout: fuzzTimeout },
    async (_name, endpoint) => {
      const withBody = endpoint.method !== 'GET';
      await fc.assert(
        fc.asyncProperty(
          pathOf(endpoint),
          withBody ? bodyOf(endpoint) : fc.constant(undefined),
          async (path, body) => {
            const { status, text } = await send(endpoint.method, path, body);
            if (status < 400) return;
            const problem = code.parse(JSON.parse(text));
            // A part that is not set up answers 503 with its own code.
            if (status === 503) expect(problem.code).toBe('not_configured');
            else expect(status).toBeLessThan(500);
          },
        ),
        fuzzRuns(ENDING.has(endpoint.path) ? 3 : 8),
      );
    },
  );

  it('leaves the service well', async () => {
    expect((await send('GET', '/health')).status).toBe(200);
  });
});
