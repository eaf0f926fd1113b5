import { describe, expect, it } from 'vitest';
import { isInternalName } from './is-internal-name.ts';

describe('a host name', () => {
  it.each([
    'localhost',
    'redis',
    'foo.localhost',
    'printer.LOCAL',
    'nas.home.arpa',
    'metadata.google.internal.',
  ])('%s means something inside only', (name) => expect(isInternalName(name)).toBe(true));

  it.each(['example.com', 'local.example.com', 'thelocal.se', 'home.cern', 'internal.org'])(
    '%s is a public one',
    (name) => expect(isInternalName(name)).toBe(false),
  );
});
