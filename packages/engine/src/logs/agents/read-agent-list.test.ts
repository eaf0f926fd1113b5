import { describe, expect, it } from 'vitest';
import { readAgentList } from './read-agent-list.ts';

const list = (...prefixes: object[]) => JSON.stringify({ creationTime: '2026-11-15T10:00:00', prefixes });

describe('a list of an operator', () => {
  it('gives its networks, each once, whatever else it says', () => {
    const text = list(
      { ipv4Prefix: '20.171.206.0/24', note: 'x' },
      { ipv4Prefix: '20.171.206.0/24' },
      { ipv6Prefix: '2607:6bc0::/48' },
    );
    expect(readAgentList(text)).toEqual(['20.171.206.0/24', '2607:6bc0::/48']);
  });

  it.each([
    ['nothing', ''],
    ['a page', '<!doctype html><p>Not found'],
    ['an empty list', list()],
    ['another shape', '["20.171.206.0/24"]'],
    ['a network that is none', list({ ipv4Prefix: '20.171.206.0/24' }, { ipv4Prefix: '20.171.206' })],
    ['everybody', list({ ipv4Prefix: '0.0.0.0/0' })],
    ['half of the world', list({ ipv6Prefix: '2000::/3' })],
    ['half of the world under the name of a small part', list({ ipv4Prefix: '2000::/8' })],
  ])('is refused when it is %s', (_name, text) => {
    expect(readAgentList(text)).toBeNull();
  });
});
