import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineEndpoint } from '../contract/endpoint.ts';
import { endpoints } from '../endpoints.ts';
import { describeCalls, exampleBody } from './describe-calls.ts';
import { exampleOf, examplesOf } from './example-of.ts';

const ORIGIN = 'https://visible.example';
const calls = describeCalls(endpoints, ORIGIN).flatMap((group) => group.calls);

describe('the examples of the reference', () => {
  it.each(endpoints)('$method $path: what is asked is taken by its schema', (endpoint) => {
    const { params, query, body } = endpoint;
    if (params) expect(params.safeParse(exampleOf(params, 'output')).error?.issues).toBeUndefined();
    if (query) expect(query.safeParse(exampleOf(query, 'input')).error?.issues).toBeUndefined();
    if (body) expect(body.safeParse(exampleBody(endpoint)).error?.issues).toBeUndefined();
  });

  it.each(endpoints)('$method $path: what is answered is what its schema says', ({ answers, events }) => {
    for (const schema of Object.values(answers))
      if (schema) expect(schema.safeParse(exampleOf(schema, 'output')).error?.issues).toBeUndefined();
    for (const item of events ? examplesOf(events) : [])
      expect(events?.safeParse(item).error?.issues).toBeUndefined();
  });
});

describe('the reference', () => {
  it('has every call once, with its scope, a curl line and what comes back', () => {
    expect(calls.map(({ id }) => id).sort()).toEqual(endpoints.map(({ id }) => id).sort());
    for (const call of calls) {
      expect(call.scope).toBe(endpoints.find(({ id }) => id === call.id)?.scope ?? null);
      expect(call.curl).toContain(`${ORIGIN}/`);
      expect(call.curl).not.toContain('/:');
      expect(call.answers.length + call.errors.length).toBeGreaterThan(0);
    }
  });

  const call = defineEndpoint({
    id: 'feedCat',
    method: 'POST',
    path: '/api/cats/:id/meals',
    summary: 'Feed a cat',
    tag: 'Sites',
    access: 'signed-in',
    scope: 'sites:write',
    takesIdempotencyKey: true,
    limit: 'default',
    params: z.object({ id: z.uuid() }),
    body: z.object({
      grams: z.int().min(5).max(90).meta({ description: 'of dry food' }),
      name: z.string().max(20),
      friends: z.array(z.object({ kind: z.enum(['cat', 'dog']) })).optional(),
    }),
    answers: { 202: z.object({ fed: z.boolean() }), 204: null },
    errors: ['not_found'],
  });
  const described = describeCalls([call], ORIGIN)[0]?.calls[0];

  it('says what may be sent in words, fields in fields by their way', () => {
    expect(described?.fields).toEqual([
      { name: 'id', where: 'path', type: 'id (UUID)', required: true, about: '' },
      { name: 'grams', where: 'body', type: 'whole number, 5 to 90', required: true, about: 'of dry food' },
      { name: 'name', where: 'body', type: 'text, at most 20 characters', required: true, about: '' },
      { name: 'friends', where: 'body', type: 'list of: object', required: false, about: '' },
      { name: 'friends[].kind', where: 'body', type: 'one of cat, dog', required: true, about: '' },
    ]);
  });

  it('has a curl line that can be pasted, with what the call needs and no more', () => {
    expect(described?.curl).toBe(
      [
        `curl -X POST '${ORIGIN}/api/cats/0199a3c2-7f4e-7c1a-9d35-2b8e6f10c4aa/meals'`,
        '-H "Authorization: Bearer $VISIBLE_AI_KEY"',
        '-H "Idempotency-Key: $(uuidgen)"',
        "-H 'Content-Type: application/json'",
        `-d '{"grams":5,"name":"Acme Bakery"}'`,
      ].join(' \\\n  '),
    );
  });

  it('names the errors of its contract and those of every such call, each with its status', () => {
    expect(described?.errors.map(({ status, code }) => `${status} ${code}`)).toEqual([
      '400 invalid_input',
      '401 not_authenticated',
      '403 missing_scope',
      '404 not_found',
      '422 idempotency_mismatch',
      '429 rate_limited',
    ]);
  });

  it('says of an answer without a body that nothing is sent', () => {
    expect(described?.answers).toEqual([
      { statuses: [202], about: 'Begun; it goes on in the background.', example: '{\n  "fed": true\n}' },
      { statuses: [204], about: 'Done; nothing is sent back.', example: null },
    ]);
  });
});
