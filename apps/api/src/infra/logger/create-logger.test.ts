import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createLogger } from './create-logger.ts';
import { inRequest } from './request-scope.ts';

/** The log lines of some work, as a log collector reads them. */
function linesOf(work: (logger: ReturnType<typeof createLogger>) => void) {
  const written: string[] = [];
  work(createLogger('trace', { write: (text) => void written.push(text) }));
  const lines = written.join('').split('\n');
  expect(lines.pop()).toBe('');
  return lines.map((line) => JSON.parse(line));
}

/** The text after a round trip through bytes: half a surrogate pair has no bytes of its own. */
const inBytes = (text: string) => Buffer.from(text).toString();

const hostile = [
  '"}\n{"level":"fatal","msg":"all is lost"}',
  'a\r\nb\u2028c\u2029d\u0000e\u001b[31mred\u001b[0m\u007f',
  'half a pair \ud800 and the other half \udc00',
  '\\\\"\\u0022, %s %d %j %o',
  '__proto__',
  'x'.repeat(1_000_000),
];

it.each(hostile)('is one line that parses, whatever a site calls itself (%#)', (text) => {
  const lines = linesOf((logger) => {
    logger.info({ title: text, headers: { [text.slice(0, 100)]: text } }, text);
    logger.warn(text);
    logger.error(
      { err: Object.assign(new Error(text), { cause: new Error(text), page: text }) },
      'A page failed',
    );
  });
  expect(lines.map(({ level }) => level)).toEqual(['info', 'warn', 'error']);
  expect([lines[0].title, lines[0].msg].map(inBytes)).toEqual([inBytes(text), inBytes(text)]);
  expect(inBytes(lines[2].err.message)).toContain(inBytes(text).slice(0, 20));
});

it('is one line that parses, whatever shape a thing has', () => {
  const circle: Record<string, unknown> = { big: 10n, when: new Date(Number.NaN), not: Number.NaN };
  circle.itself = circle;
  const trap = {
    toJSON() {
      throw new Error('"}\n{');
    },
  };
  const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`);
  const lines = linesOf((logger) => {
    logger.info({ circle, trap, deep }, 'odd');
    logger.info({ err: circle }, 'odder');
  });
  expect(lines.map(({ msg }) => msg)).toEqual(['odd', 'odder']);
});

it('is one line that parses for any data at all', () => {
  const given = fc.record({ message: fc.string({ unit: 'binary' }), data: fc.object({ withBigInt: true }) });
  fc.assert(
    fc.property(given, ({ message, data }) => {
      const lines = linesOf((logger) => logger.info({ data }, message));
      expect(lines).toHaveLength(1);
      expect(lines[0].level).toBe('info');
    }),
    { numRuns: 50 },
  );
});

it('says which request a line belongs to, over awaits, and none for what the clock set off', async () => {
  const written: string[] = [];
  const logger = createLogger('info', { write: (text) => void written.push(text) });
  const work = async (name: string) => {
    await new Promise((resolve) => setImmediate(resolve));
    logger.info(name);
  };
  await Promise.all([
    inRequest('request-one', () => work('one')),
    work('nobody'),
    inRequest('request-two', () => work('two')),
  ]);
  const found = written.map((line) => JSON.parse(line)).map(({ msg, requestId }) => [msg, requestId]);
  expect(found).toEqual([
    ['one', 'request-one'],
    ['nobody', undefined],
    ['two', 'request-two'],
  ]);
});
