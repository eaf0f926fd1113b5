import { Client } from 'undici';
import { describe, expect, it } from 'vitest';
import { toConnectError } from './to-connect-error.ts';

const withCode = (code: string) => Object.assign(new Error('no'), { code });

describe('a connection that could not be made', () => {
  it('because the certificate is another host’s fails each request, the next one too, and nothing else', async () => {
    const client = new Client('https://shop.example', {
      pipelining: 2,
      connect: (_options, callback) => {
        setImmediate(() => callback(toConnectError(withCode('ERR_TLS_CERT_ALTNAME_INVALID')), null));
      },
    });
    const ask = () => client.request({ path: '/', method: 'GET' }).then(String, (error) => error.message);
    const text = 'The site’s security certificate belongs to another host name.';
    expect(await Promise.all([ask(), ask()])).toEqual([text, text]);
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([text, text, text]);
    await client.destroy();
  });

  it('for another reason is told as it is', () => {
    const error = withCode('ECONNREFUSED');
    expect(toConnectError(error)).toBe(error);
  });
});
