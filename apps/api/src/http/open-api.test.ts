import { Validator } from '@seriousme/openapi-schema-validator';
import { endpoints } from '@visible-ai/shared/endpoints';
import { describe, expect, it } from 'vitest';
import { buildOpenApi } from './open-api.ts';

type Json = Record<string, unknown>;

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
    expect(pointers).toContain('#/components/schemas/Error');
    const blind = pointers.filter((pointer) => {
      const definition = at(pointer);
      return !isObject(definition) || '$ref' in definition;
    });
    expect(blind).toEqual([]);
  });

  it('says what every error is made of', () => {
    expect(at('#/components/schemas/Error')).toMatchObject({
      type: 'object',
      properties: { error: { type: 'string' }, code: { enum: expect.arrayContaining(['rate_limited']) } },
    });
  });
});
