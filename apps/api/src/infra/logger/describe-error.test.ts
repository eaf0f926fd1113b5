import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, it } from 'vitest';
import { describeError } from './describe-error.ts';

it('keeps what a query was about, and nothing of what it carried', () => {
  const database = Object.assign(new Error('invalid byte sequence'), {
    code: '22021',
    detail: 'Key (email)=(ann@example.com)',
  });
  const params = ['ann@example.com', 'a name\n    at a made-up place', '$2b$12$hash'];
  const error = new Error('Outer', { cause: new DrizzleQueryError('insert into "users"', params, database) });
  const written = JSON.stringify(describeError(error));
  expect(written).toContain('Failed query: insert into');
  expect(written).toContain('"code":"22021","stack":');
  expect(written).toContain('describe-error.test.ts');
  expect(written).not.toMatch(/ann@example|\$2b\$|a name/);
});

it('leaves out what libraries hang on their errors, and comes to an end', () => {
  const error: Error & { config?: object } = new Error('Refused');
  error.config = { authorization: 'Bearer secret' };
  error.cause = error;
  expect(JSON.stringify(describeError(error))).not.toContain('secret');
  expect(describeError('just words')).toBe('just words');
});
