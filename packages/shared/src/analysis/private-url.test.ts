import { describe, expect, it } from 'vitest';
import { allowedPrivateUrl, namesThisMachine } from './private-url.ts';

const allowed = ['localhost:3000', '127.0.0.1:80', '[::1]:8080', 'intranet:443'];

describe('an allowed private address', () => {
  it.each([
    ['localhost:3000', 'http://localhost:3000/'],
    [' http://LOCALHOST:3000/a?b#c ', 'http://localhost:3000/a?b'],
    ['127.0.0.1', 'http://127.0.0.1/'],
    ['http://[::1]:8080/x', 'http://[::1]:8080/x'],
    ['https://intranet/', 'https://intranet/'],
  ])('%s is %s', (typed, url) => {
    expect(allowedPrivateUrl(typed, allowed)).toBe(url);
  });

  it.each([
    'localhost',
    'localhost:3001',
    'http://me@localhost:3000',
    'example.com',
    'ftp://localhost:3000',
    '',
  ])('%j is none', (typed) => {
    expect(allowedPrivateUrl(typed, allowed)).toBeNull();
  });
});

it('knows the names of this machine', () => {
  expect(['localhost:9', 'http://localhost/', 'LOCALHOST', '[::1]:8080'].every(namesThisMachine)).toBe(true);
  expect(['localhost.example', 'example.com/localhost', 'my-localhost'].some(namesThisMachine)).toBe(false);
});
