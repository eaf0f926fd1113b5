import { endpoints } from '@visible-ai/shared/endpoints';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { limitNumbers } from './limit-numbers.ts';

/** Fields of answers that may be a megabyte long: a text, or a list of thousands of hosted files. */
const LONG_TEXTS = /"(?:content_text|llmsfulltxt|newer)":/;

const holdsText = endpoints.filter(({ answers }) =>
  Object.values(answers).some(
    (schema) =>
      schema !== null &&
      LONG_TEXTS.test(JSON.stringify(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }))),
  ),
);

describe('a call that answers texts as long as their owner likes', () => {
  it('is known', () => {
    expect(holdsText.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['getContent', 'updateContent', 'checkJob', 'readLlmsTxt', 'getHosting']),
    );
  });

  it.each(holdsText)('$id is worked on a few at a time for one account, or a few in an hour', ({ limit }) => {
    const { atOnce, account } = limitNumbers[limit];
    if (atOnce) expect(atOnce.account).toBeLessThanOrEqual(2);
    else expect(account?.points).toBeLessThanOrEqual(60);
  });
});
