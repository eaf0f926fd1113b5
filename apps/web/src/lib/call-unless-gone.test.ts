import { revokeKey } from '@visible-ai/shared/keys/endpoints';
import { expect, it } from 'vitest';
import { answering, json } from '../../test/fake-server.ts';
import { callUnlessGone } from './call-unless-gone.ts';

const revoke = () => callUnlessGone(revokeKey, { params: { id: '0190d6c1-a1a4-7f0c-8b47-9f430c6f2b0d' } });

it('takes what is gone already for deleted, and tells every other failure', async () => {
  answering(() => json(404, { error: 'There is no such key', code: 'not_found' }));
  await expect(revoke()).resolves.toBeUndefined();
  answering(() => json(503, { error: 'Away', code: 'unavailable' }));
  await expect(revoke()).rejects.toThrow('Away');
});
