import { expect, it } from 'vitest';
import { readNextPath, signInPath } from './next-path.ts';

const read = (next: string) => readNextPath(new URLSearchParams({ next }));

it('comes back to a page of ours, with its query and anchor', () => {
  expect(read('/content/manage?type=llms_txt#first')).toBe('/content/manage?type=llms_txt#first');
  expect(readNextPath(new URL(signInPath('/admin?a=b&c'), 'https://x.example').searchParams)).toBe(
    '/admin?a=b&c',
  );
});

it.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  '',
  'content',
])('goes to the dashboard instead of %j', (next) => {
  expect(read(next)).toBe('/dashboard');
});
