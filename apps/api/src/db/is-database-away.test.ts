import { describe, expect, it } from 'vitest';
import { isDatabaseAway } from './is-database-away.ts';

const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code });

describe('an error that says the database cannot serve now', () => {
  it.each([
    ['too many connections', withCode('53300')],
    ['the disk is full', withCode('53100')],
    ['the server was stopped', withCode('57P01')],
    ['the server starts', withCode('57P03')],
    ['nobody listens', withCode('ECONNREFUSED')],
    ['nobody listens on any address', new AggregateError([withCode('ECONNREFUSED')], 'all failed')],
    ['the connection was cut', new Error('Connection terminated unexpectedly')],
    ['the pool is used up', new Error('timeout exceeded when trying to connect')],
    ['under the query builder', new Error('Failed query', { cause: withCode('57P01') })],
  ])('%s', (_name, error) => expect(isDatabaseAway(error)).toBe(true));

  it.each([
    ['a taken key', withCode('23505')],
    ['a bug in a query', new Error('Failed query', { cause: withCode('42601') })],
    ['a bug', new TypeError('x is not a function')],
    ['no error at all', 'gone'],
  ])('is not %s', (_name, error) => expect(isDatabaseAway(error)).toBe(false));
});
