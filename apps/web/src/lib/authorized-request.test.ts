import { getCurrentUser, logout } from '@visible-ai/shared/accounts/endpoints';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answering, json, sentRequests } from '../../test/fake-server.ts';
import { authorizedRequest } from './authorized-request.ts';
import { readTokens, storeTokens } from './tokens/token-storage.ts';

const expired = { accessToken: 'expired', refreshToken: 'refresh' };
const fresh = { accessToken: 'fresh', refreshToken: 'refresh-2' };
const refused = () => json(401, { error: 'Not authenticated', code: 'not_authenticated' });

const bearers = (fetch: ReturnType<typeof answering>) =>
  sentRequests(fetch).map(({ address, headers }) => [address, headers.authorization]);

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  storeTokens(expired);
});

describe('authorizedRequest', () => {
  it('renews an expired session and asks again, once', async () => {
    const fetch = answering((address, init) => {
      if (address === '/api/auth/refresh-token') return json(200, { tokens: fresh });
      return new Headers(init?.headers).get('authorization') === 'Bearer fresh' ? json(200, {}) : refused();
    });
    expect((await authorizedRequest(getCurrentUser, {})).status).toBe(200);
    expect(bearers(fetch)).toEqual([
      ['/api/auth/me', 'Bearer expired'],
      ['/api/auth/refresh-token', undefined],
      ['/api/auth/me', 'Bearer fresh'],
    ]);
  });

  it('does not ask a third time', async () => {
    const fetch = answering((address) =>
      address === '/api/auth/refresh-token' ? json(200, { tokens: fresh }) : refused(),
    );
    expect((await authorizedRequest(getCurrentUser, {})).status).toBe(401);
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it('hands back the refusal when the session is over', async () => {
    answering(refused);
    expect((await authorizedRequest(getCurrentUser, {})).status).toBe(401);
    expect(readTokens()).toBeNull();
  });

  it('goes on as a visitor with a public call', async () => {
    const fetch = answering((address, init) => {
      if (address === '/api/auth/refresh-token') return refused();
      return new Headers(init?.headers).has('authorization')
        ? refused()
        : new Response(null, { status: 204 });
    });
    expect((await authorizedRequest(logout, { body: {} })).status).toBe(204);
    expect(bearers(fetch).at(-1)).toEqual(['/api/auth/logout', undefined]);
  });

  it('leaves the session alone when it is the password that was wrong', async () => {
    const fetch = answering(() =>
      json(401, { error: 'Invalid email or password', code: 'invalid_credentials' }),
    );
    expect((await authorizedRequest(getCurrentUser, {})).status).toBe(401);
    expect(fetch).toHaveBeenCalledOnce();
    expect(readTokens()).toEqual(expired);
  });
});
