import { describe, expect, it } from 'vitest';
import { addressRelation } from './same-address.ts';

describe('one address stands to another', () => {
  it.each([
    ['https://a.example/', 'https://a.example', 'same'],
    ['https://a.example/caf%C3%A9', 'https://a.example/café', 'same'],
    ['http://127.0.0.1:3001/', 'http://localhost:3001/', 'same'],
    ['https://a.example/b', 'http://www.a.example/b/', 'variant'],
    ['https://a.example/', 'https://a.example/index.html', 'variant'],
    ['https://a.example/b?c=1', 'https://a.example/b', 'variant'],
    ['https://a.example/%', 'https://a.example/b', 'other-page'],
    ['https://a.example/', 'https://b.example/', 'other-host'],
    ['http://localhost:1/', 'http://localhost:2/', 'other-host'],
    ['no address', 'https://a.example/', 'other-host'],
  ])('%s, %s: %s', (one, other, relation) => {
    expect(addressRelation(one, other)).toBe(relation);
  });
});
