import { describe, expect, it } from 'vitest';
import { isLocalAddress } from './is-local-address.ts';

describe('an address', () => {
  it.each([
    'http://127.0.0.1:18200/openai',
    'http://localhost:1/',
    'http://[::1]:8080',
    'http://[::ffff:127.0.0.1]/',
    'http://10.1.2.3',
    'http://192.168.1.1',
    'http://172.31.0.9',
    'http://[fd00::1]/',
    'http://engines:18200/',
    'http://engines.internal/',
  ])('%s is inside', (address) => expect(isLocalAddress(new URL(address))).toBe(true));

  it.each(['https://api.openai.com', 'https://8.8.8.8', 'https://172.32.0.1', 'https://[2606:4700::1]/'])(
    '%s is outside',
    (address) => expect(isLocalAddress(new URL(address))).toBe(false),
  );
});
