import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseModelAnswer } from './parse-model-answer.ts';

const shape = z.object({ name: z.string() });
const read = (text: string) => parseModelAnswer(text, shape);

describe('the answer of a model', () => {
  it.each([
    ['bare', '{"name":"Ann"}'],
    ['with blanks around it', '\n {"name":"Ann"} \n'],
    ['in a code fence', '```json\n{"name":"Ann"}\n```'],
    ['within a sentence', 'Here it is: {"name":"Ann"}. Done.'],
    ['with braces in its text', 'So: {"name":"Ann"}'],
  ])('is read %s', (_name, text) => {
    expect(read(text)).toEqual({ name: 'Ann' });
  });

  it.each([
    ['no JSON', 'I cannot do that.'],
    ['JSON cut off', '{"name":"An'],
    ['braces the wrong way round', '} and {'],
    ['nothing but an end', 'So it ends. }'],
    ['another shape', '{"title":"Ann"}'],
    ['a list', '["Ann"]'],
    ['nothing', ''],
    ['two answers', '{"name":"Ann"} {"name":"Bob"}'],
  ])('is none when it holds %s', (_name, text) => {
    expect(read(text)).toBeNull();
  });

  it('may be as short as JSON can be', () => {
    expect(parseModelAnswer('x{}', z.object({}))).toEqual({});
  });
});
