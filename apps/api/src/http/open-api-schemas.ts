import { z } from 'zod';

export type Json = Record<string, unknown>;

/** An object that may be left out needs no empty default: generated schemas would miss the fields in it. */
const withoutEmptyDefault = ({ jsonSchema }: { jsonSchema: Json }): void => {
  const { default: value } = jsonSchema;
  if (typeof value === 'object' && value && !Array.isArray(value) && Object.keys(value).length === 0)
    delete jsonSchema.default;
};

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
    reused: 'inline',
    override: withoutEmptyDefault,
  });
  return rest;
};

/** Shapes with an id become components; inside another schema they are inlined under `$defs`, which we lift. */
function lift(schema: Json, components: Json): Json {
  const { $defs, id: _id, ...rest } = schema;
  if ($defs && typeof $defs === 'object')
    for (const [name, definition] of Object.entries($defs))
      components[name] ??= lift(definition as Json, components);
  return JSON.parse(JSON.stringify(rest).replaceAll('"#/$defs/', '"#/components/schemas/'));
}

/** The JSON Schema of what is sent or answered. Named shapes in it are added to the components. */
export const componentOf = (schema: z.ZodType, io: 'input' | 'output', components: Json): Json =>
  lift(schemaOf(schema, io), components);

export const jsonContent = (schema: Json): Json => ({ 'application/json': { schema } });

/** What a program gets of a file: an object, text, or bytes. OpenAPI 3.1 has no word for bytes, generators know `binary`. */
function fileSchema(mediaType: string): Json {
  if (/^application\/(?:[a-z]+\+)?json\b/.test(mediaType))
    return { type: 'object', additionalProperties: true };
  return /^text\/|\b(?:xml|x-ndjson)\b/.test(mediaType)
    ? { type: 'string' }
    : { type: 'string', format: 'binary' };
}

/** A file in each of its media types, without their parameters: programs look an answer up by its type alone. */
export const fileContent = (mediaTypes: readonly string[]): Json =>
  Object.fromEntries(
    mediaTypes.map((mediaType) => {
      const [type = mediaType] = mediaType.split(';');
      return [type, { schema: fileSchema(type) }];
    }),
  );
