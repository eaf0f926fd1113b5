import type { EndpointShape } from '@visible-ai/shared/contract/endpoint';
import { errorCatalogue, errorEnvelope } from '@visible-ai/shared/contract/errors';
import { z } from 'zod';
import { passingStatus } from './app-error.ts';
import { keyComponents, keyErrors, opensToKeys, security, toldToKeys } from './open-api-keys.ts';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
    reused: 'inline',
  });
  return rest;
};

const jsonContent = (schema: Json) => ({ 'application/json': { schema } });

/** Shapes with an id become components; inside another schema they are inlined under `$defs`, which we lift. */
function lift(schema: Json, components: Json): Json {
  const { $defs, id: _id, ...rest } = schema;
  if ($defs && typeof $defs === 'object')
    for (const [name, definition] of Object.entries($defs))
      components[name] ??= lift(definition as Json, components);
  return JSON.parse(JSON.stringify(rest).replaceAll('"#/$defs/', '"#/components/schemas/'));
}

function parameters(endpoint: EndpointShape, components: Json): Json[] {
  const of = (schema: z.ZodObject | undefined, where: 'path' | 'query') =>
    Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
      name,
      in: where,
      required: where === 'path' || !(field as z.ZodType).safeParse(undefined).success,
      schema: lift(schemaOf(field as z.ZodType, 'input'), components),
    }));
  const once = endpoint.takesIdempotencyKey ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : [];
  return [...of(endpoint.params, 'path'), ...of(endpoint.query, 'query'), ...once];
}

/** A file in each of its media types; OpenAPI has no schema for bytes. */
const fileContent = (mediaTypes: readonly string[]): Json =>
  Object.fromEntries(
    mediaTypes.map((type) => [type, type.startsWith('text/') ? { schema: { type: 'string' } } : {}]),
  );

function responses(endpoint: EndpointShape, components: Json): Json {
  const all: Json = {};
  for (const [status, schema] of Object.entries(endpoint.answers))
    all[status] = schema
      ? { description: 'Success', content: jsonContent(lift(schemaOf(schema, 'output'), components)) }
      : { description: 'Success, no body' };
  if (endpoint.events)
    all[200] = {
      description: 'A stream of `data:` lines, one JSON item each',
      content: { 'text/event-stream': { schema: lift(schemaOf(endpoint.events, 'output'), components) } },
    };
  if (endpoint.file) {
    all[200] = { description: 'Success, a file', content: fileContent(endpoint.file.mediaTypes) };
    all[304] = { description: 'Success: nothing has changed since the version of If-None-Match' };
  }
  const codes = new Set([...endpoint.errors, 'rate_limited', 'internal'] as (keyof typeof errorCatalogue)[]);
  if (endpoint.body || endpoint.query || endpoint.params) codes.add('invalid_input');
  if (endpoint.access !== 'public') codes.add('not_authenticated');
  for (const code of keyErrors(endpoint)) codes.add(code);
  if (endpoint.access === 'admin') codes.add('forbidden');
  if (endpoint.access === 'entitled') codes.add('not_entitled');
  for (const code of codes) {
    for (const status of [errorCatalogue[code].status, passingStatus[code] ?? []].flat()) {
      const before = all[status] as { description: string } | undefined;
      if (before?.description.startsWith('Success')) continue;
      all[status] = {
        description: before ? `${before.description}, ${code}` : code,
        content: jsonContent({ $ref: '#/components/schemas/Error' }),
        ...(status === 429
          ? { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } }
          : {}),
      };
    }
  }
  if (!opensToKeys(endpoint)) return all;
  return Object.fromEntries(
    Object.entries(all).map(([status, answer]) => [
      status,
      { ...(answer as Json), headers: { ...toldToKeys, ...(answer as { headers?: Json }).headers } },
    ]),
  );
}

/** The whole API as an OpenAPI 3.1 document, made from the schemas that also validate. */
export function buildOpenApi(endpoints: readonly EndpointShape[], appUrl: string, version: string): Json {
  const components: Json = {};
  // Its id is "Error", which makes it a component.
  lift(schemaOf(errorEnvelope, 'output'), components);
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:([A-Za-z]+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][endpoint.method.toLowerCase()] = {
      operationId: endpoint.id,
      summary: endpoint.summary,
      tags: [endpoint.tag],
      'x-scope': opensToKeys(endpoint) ? endpoint.scope : null,
      security: security(endpoint),
      parameters: parameters(endpoint, components),
      ...(endpoint.body
        ? {
            requestBody: {
              required: true,
              content: jsonContent(lift(schemaOf(endpoint.body, 'input'), components)),
            },
          }
        : {}),
      ...(endpoint.upload
        ? { requestBody: { required: true, content: fileContent(endpoint.upload.mediaTypes) } }
        : {}),
      responses: responses(endpoint, components),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Visible AI',
      license: { name: 'MIT', identifier: 'MIT' },
      version,
      description: 'Audit a website for AI visibility and generate what is missing.',
    },
    servers: [{ url: appUrl }],
    paths,
    components: {
      schemas: components,
      ...keyComponents,
    },
  };
}
