import { z } from 'zod';

/** A JSON Schema, as far as zod writes it. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** Whether the value is an object, as schemas are. */
export const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const schemasIn = (value: unknown): JsonSchema[] => (Array.isArray(value) ? value.filter(isSchema) : []);

const UUID = '0199a3c2-7f4e-7c1a-9d35-2b8e6f10c4aa';

/** Example texts by field name: the same place, page and people in every example. */
const texts: Readonly<Record<string, string>> = {
  accessToken: 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiI3In0.4vF9…',
  auditUrl: 'https://visible.example/sites/0199a3c2/audits/0199a3c4',
  because: 'no rule of robots.txt names it, so it is allowed',
  checkId: 'title',
  claimKey: 'qH2n0sVd7yU4kQxW8Jr3bA',
  code: '<title>Acme Bakery: sourdough in Berlin, baked daily</title>',
  company: 'Acme Bakery',
  content_text: '# Acme Bakery\n\n> Sourdough bread in Berlin, baked daily.\n',
  country: 'Germany',
  currentPassword: 'the old password',
  customPrompt: 'Answer what people ask about allergens.',
  displayName: 'Ada Baker',
  display_name: 'Ada Baker',
  email: 'ada@example.com',
  error: 'The website could not be reached.',
  event: 'site.regressed',
  example: 'https://example.com/bread',
  evidence: 'The title is “Home”.',
  fileName: 'llms.txt',
  footer: 'Questions? Write to ada@example.com',
  fix: 'Name the business and what it offers in the title.',
  group: '*',
  host: 'example.com',
  id: UUID,
  issueId: 'title.bread',
  key: 'qH2n0sVd7yU4kQxW8Jr3bA',
  label: 'in <head>',
  last4: 'x7Qa',
  live_text: '# Acme Bakery\n',
  message: 'Done.',
  msg: 'Reading the page',
  name: 'Acme Bakery',
  nextCursor: 'MDE5OWEzYzI',
  newPassword: 'a new password',
  note: 'The file is there and can be read.',
  oldPassword: 'the old password',
  operator: 'OpenAI',
  pageId: 'MDE5OWEzYzI',
  password: 'a long password',
  path: '/bread',
  pageTitle: 'Acme Bakery: sourdough in Berlin',
  pattern: '/bread/*',
  phone: '+49 30 1234567',
  plan: 'Full service',
  prefix: 'vai_Ab3dEf6h',
  purpose: 'ChatGPT search',
  q: 'bread',
  reason: 'the service is not set up',
  refreshToken: 'mZ4nB1v7…',
  requestedUrl: 'https://example.com/',
  rule: 'Allow: /',
  searchEngine: 'perplexity',
  secret: 'shown once, in this answer',
  siteName: 'Acme Bakery',
  snippet: '<title>Acme Bakery</title>',
  subject: 'OAI-SearchBot',
  templateId: 'bread',
  text: 'User-agent: *\nAllow: /\n',
  timeZone: 'Europe/Berlin',
  title: 'The title says little',
  token: 'OAI-SearchBot',
  url: 'https://example.com/',
  ours: 'https://example.com/',
  theirs: 'https://example.org/',
  version: '13.0.1',
  website: 'https://example.com/',
  websiteUrl: 'https://example.com/',
  website_url: 'https://example.com/',
  why: 'Engines show the title beside the link (schema.org, Google Search Central).',
};

const numbers: Readonly<Record<string, number>> = {
  at: 49,
  credits: 3,
  durationMs: 2140,
  httpStatus: 200,
  index: 2,
  line: 4,
  looks: 1,
  of: 22,
  of_agents: 26,
  pageLimit: 100,
  pages: 42,
  pagesDone: 17,
  pagesTotal: 42,
  points: 4.5,
  score: 82,
  scoreChange: 6,
  scoreVersion: 4,
  size: 1840,
  status: 200,
  weight: 6,
  words: 640,
};

const formats: Readonly<Record<string, string>> = {
  uuid: UUID,
  'date-time': '2026-11-22T08:15:00.000Z',
  email: 'ada@example.com',
  uri: 'https://example.com/',
};

function exampleText(schema: JsonSchema, name: string): string {
  const byFormat = formats[String(schema.format)];
  if (byFormat) return byFormat;
  const byName = texts[name] ?? 'text';
  if (typeof schema.pattern !== 'string' || new RegExp(schema.pattern, 'u').test(byName)) return byName;
  // For ids and cursors: any of these that matches the pattern.
  const opaque = ['qH2n0sVd7yU4kQxW8Jr3bA', 'Ab3dEf6h', 'MDE5OWEzYzI', '#0a66c2', UUID];
  return opaque.find((text) => new RegExp(String(schema.pattern), 'u').test(text)) ?? byName;
}

function exampleNumber(schema: JsonSchema, name: string): number {
  const least = Number(schema.minimum ?? Number.NEGATIVE_INFINITY);
  const most = Number(schema.maximum ?? Number.POSITIVE_INFINITY);
  const wished = numbers[name] ?? 3;
  const kept = Math.min(Math.max(wished, least), most);
  return schema.type === 'integer' ? Math.round(kept) : kept;
}

/** Builds an example, always the same: all fields of an answer, the required fields of a request. */
function build(schema: JsonSchema, name: string, optional: boolean, root: JsonSchema): unknown {
  const again = (inner: JsonSchema, called = name) => build(inner, called, optional, root);
  if (Array.isArray(schema.examples)) return schema.examples[0];
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum.includes('completed') ? 'completed' : schema.enum[0];
  if (typeof schema.$ref === 'string') {
    const id = schema.$ref.split('/').at(-1) ?? '';
    const definitions = isSchema(root.$defs) ? root.$defs : {};
    return isSchema(definitions[id]) ? again(definitions[id]) : null;
  }
  const choices = schemasIn(schema.anyOf ?? schema.oneOf);
  if (choices.length > 0) return again(choices.find(({ type }) => type !== 'null') ?? {});
  const parts = schemasIn(schema.allOf);
  if (parts.length > 0) return Object.assign({}, ...parts.map((part) => again(part)));
  const [type] = [schema.type].flat();
  switch (type) {
    case 'object': {
      const required = new Set(Array.isArray(schema.required) ? schema.required : []);
      const fields = Object.entries(isSchema(schema.properties) ? schema.properties : {});
      return Object.fromEntries(
        fields.flatMap(([field, inner]) =>
          isSchema(inner) && (optional || required.has(field)) ? [[field, again(inner, field)]] : [],
        ),
      );
    }
    case 'array':
      return isSchema(schema.items) ? [again(schema.items, name.replace(/s$/, ''))] : [];
    case 'string':
      return exampleText(schema, name);
    case 'number':
    case 'integer':
      return exampleNumber(schema, name);
    case 'boolean':
      return true;
    default:
      return null;
  }
}

/** The JSON Schema of an input or an output. */
export const jsonSchemaOf = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema =>
  z.toJSONSchema(schema, { io, target: 'draft-2020-12', unrepresentable: 'any', reused: 'inline' });

/** An example of a request or an answer. A test checks each against its schema. */
export function exampleOf(schema: z.ZodType, io: 'input' | 'output', name = ''): unknown {
  const json = jsonSchemaOf(schema, io);
  return build(json, name, io === 'output', json);
}

/** An example of each kind of item, if there are several, as in a stream. */
export function examplesOf(schema: z.ZodType): unknown[] {
  const json = jsonSchemaOf(schema, 'output');
  const kinds = schemasIn(json.anyOf ?? json.oneOf);
  return (kinds.length > 0 ? kinds : [json]).map((kind) => build(kind, '', true, json));
}
