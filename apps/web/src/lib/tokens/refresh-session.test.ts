import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { installLocks } from '../../../test/fake-locks.ts';
import { answering, json, sentRequests } from '../../../test/fake-server.ts';
import { createSessionRefresh } from './refresh-session.ts';
import { readTokens, storeTokens } from './token-storage.ts';

const old = { accessToken: 'old-access', refreshToken: 'old-refresh' };
const renewed = { accessToken: 'new-access', refreshToken: 'new-refresh' };

beforeEach(() => {
  installLocks();
  vi.spyOn(console, 'warn').mockReturnValue();
  storeTokens(old);
});

describe('refreshSession', () => {
  it('exchanges the refresh token and stores what it gets', async () => {
    const fetch = answering(() => json(200, { tokens: renewed }));
    const refreshSession = createSessionRefresh();
    expect(await refreshSession(old.accessToken)).toEqual(renewed);
    expect(readTokens()).toEqual(renewed);
    expect(sentRequests(fetch)).toMatchObject([
      { method: 'POST', address: '/api/auth/refresh-token', body: '{"refreshToken":"old-refresh"}' },
    ]);
  });

  it('spends the refresh token once however many calls ask for it', async () => {
    const fetch = answering(() => json(200, { tokens: renewed }));
    const refreshSession = createSessionRefresh();
    const results = await Promise.all([1, 2, 3].map(() => refreshSession(old.accessToken)));
    expect(results).toEqual([renewed, renewed, renewed]);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('spends it once for two tabs', async () => {
    const fetch = answering(() => json(200, { tokens: renewed }));
    const inThisTab = createSessionRefresh();
    const inTheOther = createSessionRefresh();
    const results = await Promise.all([inThisTab(old.accessToken), inTheOther(old.accessToken)]);
    expect(results).toEqual([renewed, renewed]);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('hands on the tokens that are already there', async () => {
    const fetch = answering(() => json(500, {}));
    storeTokens(renewed);
    const refreshSession = createSessionRefresh();
    expect(await refreshSession(old.accessToken)).toEqual(renewed);
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([
    ['refused', () => json(401, { error: 'Token refresh failed', code: 'refresh_failed' })],
    ['unanswered', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('clears the tokens when the exchange is %s', async (_, answer) => {
    answering(answer);
    const refreshSession = createSessionRefresh();
    expect(await refreshSession(old.accessToken)).toBeNull();
    expect(readTokens()).toBeNull();
  });

  it('keeps the tokens when the request broke off because the page is being left', async () => {
    onTestFinished(() => void window.dispatchEvent(new Event('pageshow')));
    answering(() => {
      window.dispatchEvent(new Event('pagehide'));
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    const refreshSession = createSessionRefresh();
    await refreshSession(old.accessToken);
    expect(readTokens()).toEqual(old);
  });

  it('does not overwrite a sign-in that happened meanwhile', async () => {
    const other = { accessToken: 'other', refreshToken: 'other-refresh' };
    answering(() => {
      storeTokens(other);
      return json(200, { tokens: renewed });
    });
    const refreshSession = createSessionRefresh();
    expect(await refreshSession(old.accessToken)).toEqual(other);
    expect(readTokens()).toEqual(other);
  });
});
