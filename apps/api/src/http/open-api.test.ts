import { Validator } from '@seriousme/openapi-schema-validator';
import { endpoints } from '@visible-ai/shared/endpoints';
import { describe, expect, it } from 'vitest';
import { buildOpenApi } from './open-api.ts';

type Json = Record<string, unknown>;

interface Content {
  content?: Record<string, { schema?: object }>;
  headers?: object;
}
interface Operation {
  tags: string[];
  description: string;
  parameters: object[];
  requestBody?: Content & { required: boolean };
  responses: Record<string, Content>;
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const document = buildOpenApi(endpoints, 'https://visible.example', '1.2.3');

/** What a pointer such as `#/components/schemas/Site` leads to. */
const at = (pointer: string) =>
  pointer
    .slice(2)
    .split('/')
    .reduce<unknown>((part, key) => (isObject(part) ? part[key] : undefined), document);

function pointersIn(part: unknown, found = new Set<string>()): Set<string> {
  if (!isObject(part)) return found;
  if (typeof part.$ref === 'string') found.add(part.$ref);
  for (const inner of Object.values(part)) pointersIn(inner, found);
  return found;
}

describe('the OpenAPI document of all calls', () => {
  it('is valid OpenAPI 3.1', async () => {
    const result = await new Validator().validate(structuredClone(document));
    expect(result.errors).toBeUndefined();
    expect(result.valid).toBe(true);
  });

  it('leads by every reference to a definition, not to another reference', () => {
    const pointers = [...pointersIn(document)];
    expect(pointers).toContain('#/components/schemas/ApiError');
    const blind = pointers.filter((pointer) => {
      const definition = at(pointer);
      return !isObject(definition) || '$ref' in definition;
    });
    expect(blind).toEqual([]);
  });

  it('says what every error is made of', () => {
    expect(at('#/components/schemas/ApiError')).toMatchObject({
      type: 'object',
      properties: { error: { type: 'string' }, code: { enum: expect.arrayContaining(['rate_limited']) } },
    });
  });

  it('takes no name from the global objects of the clients that are generated from it', () => {
    const names = Object.keys(at('#/components/schemas') as Json);
    expect(names.filter((name) => name in globalThis)).toEqual([]);
  });

  const operations = Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ call: `${method} ${path}`, ...operation })),
  );

  it('has a schema for every body, also of files', () => {
    const blind = operations.flatMap(({ call, responses, requestBody }) =>
      [...Object.values(responses), ...(requestBody ? [requestBody] : [])].flatMap(({ content = {} }) =>
        Object.entries(content).flatMap(([type, { schema }]) =>
          Object.keys(schema ?? {}).length > 0 ? [] : [`${call}: ${type}`],
        ),
      ),
    );
    expect(blind).toEqual([]);
    const pdf = operations.find(({ call }) => call === 'get /api/sites/{id}/answers/report');
    expect(pdf?.responses[200]?.content).toEqual({
      'application/pdf': { schema: { type: 'string', format: 'binary' } },
    });
  });

  it('says what is sent with a file, and how to ask whether it has changed', () => {
    const files = operations.filter(({ responses }) => responses[304]);
    expect(files.length).toBeGreaterThan(5);
    for (const { responses, parameters } of files) {
      const sent = ['ETag', 'Last-Modified', 'Content-Disposition'];
      expect(Object.keys(responses[200]?.headers ?? {})).toEqual(expect.arrayContaining(sent));
      expect(Object.keys(responses[304]?.headers ?? {})).toContain('ETag');
      expect(parameters).toContainEqual({ $ref: '#/components/parameters/IfNoneMatch' });
    }
  });

  it('says when to come again wherever an error may pass', () => {
    const calls = operations.filter(({ tags: [tag] }) => tag !== 'Service');
    const busy = calls.flatMap(({ call, responses }) =>
      [429, 503].flatMap((status) =>
        responses[status] && 'Retry-After' in (responses[status].headers ?? {}) ? [] : [`${call}: ${status}`],
      ),
    );
    expect(busy).toEqual([]);
    const runs = operations.find(({ call }) => call === 'post /api/sites/{id}/answers/runs');
    expect(Object.keys(runs?.responses[409]?.headers ?? {})).toContain('Retry-After');
    expect(Object.keys(runs?.responses[202]?.headers ?? {})).toContain('Idempotent-Replayed');
  });

  it('asks for a body only where a call without one is refused', () => {
    const bodyOf = (named: string) => operations.find(({ call }) => call === named)?.requestBody?.required;
    expect(bodyOf('post /api/analyze-url')).toBe(true);
    expect(bodyOf('post /api/sites/{id}/audits')).toBe(false);
  });

  it('describes each group of calls, and who may make each call', () => {
    const tags = document.tags as { name: string; description: string }[];
    const used = new Set(operations.flatMap((operation) => operation.tags));
    expect(new Set(tags.map(({ name }) => name))).toEqual(used);
    expect(tags.every(({ description }) => description.length > 10)).toBe(true);
    const saidOf = (named: string) => operations.find(({ call }) => call === named)?.description;
    expect(saidOf('get /api/sites')).toBe(
      'For whoever is signed in, or an API key with the scope `sites:read`.',
    );
    expect(saidOf('get /api/users')).toBe('For admins who are signed in. No API key makes this call.');
  });
});
