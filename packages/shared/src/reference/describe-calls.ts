import type { z } from 'zod';
import type { Access, EndpointShape } from '../contract/endpoint.ts';
import { type ErrorCode, errorCatalogue } from '../contract/errors.ts';
import type { Scope } from '../contract/scopes.ts';
import { exampleOf, examplesOf, isSchema, type JsonSchema, jsonSchemaOf } from './example-of.ts';

/** A value that is sent with a call or returned by it. */
export interface FieldReference {
  /** Its path from the top, like `schedule.hour`; `[]` stands for the items of a list. */
  name: string;
  where: 'path' | 'query' | 'body';
  /** In words: `text`, `whole number, 1 to 365`, `one of a, b`. */
  type: string;
  required: boolean;
  about: string;
}

export interface AnswerReference {
  /** One status, or several with the same answer. */
  statuses: number[];
  about: string;
  /** JSON, or the lines of a stream; null for files and for answers without a body. */
  example: string | null;
}

/** A call of the API for the reference. */
export interface CallReference {
  id: string;
  method: EndpointShape['method'];
  path: string;
  summary: string;
  access: Access;
  scope: Scope | null;
  takesIdempotencyKey: boolean;
  fields: FieldReference[];
  answers: AnswerReference[];
  errors: { status: number; code: ErrorCode; text: string }[];
  curl: string;
}

export interface CallGroup {
  tag: EndpointShape['tag'];
  calls: CallReference[];
}

/** A bound, or null if there is none: zod then writes the largest safe integers. */
const bound = (value: unknown): number | null =>
  typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : null;

function range(least: number | null, most: number | null, unit: string): string {
  if (least !== null && most !== null) return `, ${least} to ${most}${unit}`;
  if (most !== null) return `, at most ${most}${unit}`;
  return least === null || least === 0 ? '' : `, at least ${least}${unit}`;
}

/** Describes the possible values in words. */
function typeOf(schema: JsonSchema): string {
  if (Array.isArray(schema.enum)) return `one of ${schema.enum.join(', ')}`;
  if ('const' in schema) return JSON.stringify(schema.const);
  const choices = Array.isArray(schema.anyOf) ? schema.anyOf.filter(isSchema) : [];
  if (choices.length > 0) return choices.map(typeOf).join(' or ');
  if (Array.isArray(schema.type))
    return schema.type.map((type: unknown) => typeOf({ ...schema, type })).join(' or ');
  switch (schema.type) {
    case 'string':
      if (schema.format === 'uuid') return 'id (UUID)';
      if (schema.format === 'date-time') return 'moment (ISO 8601)';
      return `text${range(null, bound(schema.maxLength), ' characters')}`;
    case 'integer':
      return `whole number${range(bound(schema.minimum), bound(schema.maximum), '')}`;
    case 'number':
      return `number${range(bound(schema.minimum), bound(schema.maximum), '')}`;
    case 'boolean':
      return 'true or false';
    case 'array':
      return `list of: ${isSchema(schema.items) ? typeOf(schema.items) : 'anything'}`;
    case 'null':
      return 'null';
    default:
      return 'object';
  }
}

/** The fields of an object and of the objects inside it. */
function fieldsOf(schema: JsonSchema, where: FieldReference['where'], before = ''): FieldReference[] {
  const required = new Set(Array.isArray(schema.required) ? schema.required : []);
  const properties = Object.entries(isSchema(schema.properties) ? schema.properties : {});
  return properties.flatMap(([name, field]) => {
    if (!isSchema(field)) return [];
    const own: FieldReference = {
      name: before + name,
      where,
      type: typeOf(field),
      required: where === 'path' || required.has(name),
      about: typeof field.description === 'string' ? field.description : '',
    };
    const inner = field.type === 'array' && isSchema(field.items) ? field.items : field;
    const way = `${before}${name}${field.type === 'array' ? '[]' : ''}.`;
    return [own, ...(isSchema(inner.properties) ? fieldsOf(inner, where, way) : [])];
  });
}

const asked = (schema: z.ZodType | undefined, where: FieldReference['where']) =>
  schema ? fieldsOf(jsonSchemaOf(schema, 'input'), where) : [];

const pretty = (value: unknown) => JSON.stringify(value, null, 2);

const meanings: Readonly<Record<number, string>> = {
  200: 'Done.',
  201: 'Made.',
  202: 'Begun; it goes on in the background.',
  204: 'Done; nothing is sent back.',
  503: 'Not well.',
};

function answersOf({ answers, events, file }: EndpointShape): AnswerReference[] {
  const plain: AnswerReference[] = [];
  for (const [status, schema] of Object.entries(answers)) {
    const example = schema ? pretty(exampleOf(schema, 'output')) : null;
    const same = plain.find((answer) => answer.example === example);
    const about = meanings[Number(status)] ?? '';
    if (same) {
      same.statuses.push(Number(status));
      same.about = '';
    } else plain.push({ statuses: [Number(status)], about, example });
  }
  if (events)
    plain.push({
      statuses: [200],
      about: 'A stream of server-sent events; each `data:` line is one JSON item.',
      example: examplesOf(events)
        .map((item) => `data: ${JSON.stringify(item)}\n`)
        .join('\n'),
    });
  if (file)
    plain.push({ statuses: [200], about: `The file itself: ${file.mediaTypes.join(', ')}.`, example: null });
  return plain;
}

function errorsOf(endpoint: EndpointShape): CallReference['errors'] {
  const codes = new Set<ErrorCode>(endpoint.errors);
  if (endpoint.access !== 'public') codes.add('not_authenticated');
  if (endpoint.access === 'admin') codes.add('forbidden');
  if (endpoint.access === 'entitled') codes.add('not_entitled');
  if (endpoint.scope && endpoint.access !== 'public') codes.add('missing_scope');
  if (endpoint.takesIdempotencyKey) codes.add('idempotency_mismatch');
  if (endpoint.params || endpoint.query || endpoint.body) codes.add('invalid_input');
  codes.add('rate_limited');
  return [...codes]
    .map((code) => ({ code, ...errorCatalogue[code] }))
    .sort((one, other) => one.status - other.status);
}

/** Quotes any text for a shell. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

function pathWithExamples({ path, params }: EndpointShape): string {
  const examples = params ? exampleOf(params, 'output') : {};
  return path.replace(/:([A-Za-z]+)/g, (_, name: string) =>
    encodeURIComponent(String(isSchema(examples) ? examples[name] : name)),
  );
}

/** The body of the example request; null for a call without a body. */
export const exampleBody = ({ body }: EndpointShape): unknown => (body ? exampleOf(body, 'input') : null);

function curlOf(endpoint: EndpointShape, origin: string): string {
  const query = endpoint.query ? exampleOf(endpoint.query, 'input') : {};
  const needed = new URLSearchParams(
    Object.entries(isSchema(query) ? query : {}).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]),
  ).toString();
  const lines = [
    `curl${endpoint.events ? ' -N' : ''}${endpoint.method === 'GET' ? '' : ` -X ${endpoint.method}`} ${quoted(
      `${origin}${pathWithExamples(endpoint)}${needed ? `?${needed}` : ''}`,
    )}`,
  ];
  if (endpoint.scope) lines.push('-H "Authorization: Bearer $VISIBLE_AI_KEY"');
  else if (endpoint.access !== 'public') lines.push('-H "Authorization: Bearer $ACCESS_TOKEN"');
  if (endpoint.takesIdempotencyKey) lines.push('-H "Idempotency-Key: $(uuidgen)"');
  if (endpoint.body)
    lines.push("-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(exampleBody(endpoint)))}`);
  if (endpoint.upload)
    lines.push(`-H 'Content-Type: ${endpoint.upload.mediaTypes[0]}'`, '--data-binary @FILE');
  if (endpoint.file) lines.push('-OJ');
  return lines.join(' \\\n  ');
}

/**
 * Every call of the API in groups, for the reference. It is made from the endpoint values that also validate.
 *
 * @param origin the address of the service without a slash at the end, or a placeholder that is replaced
 *   later.
 */
export function describeCalls(endpoints: readonly EndpointShape[], origin: string): CallGroup[] {
  const groups = new Map<EndpointShape['tag'], CallReference[]>();
  for (const endpoint of endpoints) {
    const { id, method, path, summary, access, scope = null, tag } = endpoint;
    const call: CallReference = {
      id,
      method,
      path,
      summary,
      access,
      scope,
      takesIdempotencyKey: endpoint.takesIdempotencyKey === true,
      fields: [
        ...asked(endpoint.params, 'path'),
        ...asked(endpoint.query, 'query'),
        ...asked(endpoint.body, 'body'),
      ],
      answers: answersOf(endpoint),
      errors: errorsOf(endpoint),
      curl: curlOf(endpoint, origin),
    };
    groups.set(tag, [...(groups.get(tag) ?? []), call]);
  }
  return [...groups].map(([tag, calls]) => ({ tag, calls }));
}
