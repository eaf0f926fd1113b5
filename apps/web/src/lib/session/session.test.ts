import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { answering, json } from '../../../test/fake-server.ts';
import { makeUser } from '../../../test/make-user.ts';
import { readTokens, storeTokens } from '../tokens/token-storage.ts';
import { session } from './session.ts';

const tokens = { accessToken: 'access', refreshToken: 'refresh' };
let stop = () => {};

/** Sends the event that the browser sends when another tab writes. */
function writtenElsewhere(key: string, newValue: string | null): void {
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

const status = () => session.state().status;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => stop());

describe('the session', () => {
  it('is signed out at once when no tokens are stored', () => {
    stop = session.start();
    expect(status()).toBe('signed-out');
    expect(document.documentElement.dataset.session).toBeUndefined();
  });

  it('is the stored account once the server has confirmed it', async () => {
    storeTokens(tokens);
    answering(() => json(200, { user: makeUser({ displayName: 'Ada' }) }));
    stop = session.start();
    await vi.waitFor(() =>
      expect(session.state()).toMatchObject({ status: 'signed-in', user: { displayName: 'Ada' } }),
    );
  });

  it.each([
    ['refuses', () => json(401, { error: 'Not authenticated', code: 'not_authenticated' })],
    ['fails', () => json(500, { error: 'Something went wrong' })],
  ])('clears the tokens when the server %s', async (_, answer) => {
    storeTokens(tokens);
    answering(answer);
    stop = session.start();
    await vi.waitFor(() => expect(readTokens()).toBeNull());
    expect(status()).toBe('signed-out');
  });

  it('stays when no answer comes, and is asked about again when the connection is back', async () => {
    storeTokens(tokens);
    answering(() => Promise.reject(new TypeError('Failed to fetch')));
    stop = session.start();
    await vi.waitFor(() => expect(session.state()).toEqual({ status: 'loading', unreached: true }));
    expect(readTokens()).toEqual(tokens);
    answering(() => json(200, { user: makeUser({ id: 'u3' }) }));
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() =>
      expect(session.state()).toMatchObject({ status: 'signed-in', user: { id: 'u3' } }),
    );
  });

  it.each([
    ['limits how often it is asked', () => json(429, { error: 'Too many requests', code: 'rate_limited' })],
    ['is being started again', () => new Response('<h1>Service Unavailable</h1>', { status: 503 })],
    ['is out of a gateway’s reach', () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
    ['breaks off in its answer', () => new Response('{"user":{"id"')],
  ])('stays when the server %s', async (_, answer) => {
    session.start()();
    storeTokens(tokens);
    answering(answer);
    stop = session.start();
    await vi.waitFor(() => expect(session.state()).toEqual({ status: 'loading', unreached: true }));
    expect(readTokens()).toEqual(tokens);
  });

  it('is asked about again by itself until the server answers', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    session.start()();
    storeTokens(tokens);
    answering(() => Promise.reject(new TypeError('Failed to fetch')));
    stop = session.start();
    await vi.waitFor(() => expect(session.state()).toEqual({ status: 'loading', unreached: true }));
    answering(() => json(200, { user: makeUser({ id: 'u5' }) }));
    await vi.advanceTimersByTimeAsync(5000);
    await vi.waitFor(() => expect(session.state()).toMatchObject({ status: 'signed-in' }));
  });

  it('goes on while no answer comes to another question about it', async () => {
    stop = session.start();
    await session.signIn(tokens, makeUser({ id: 'u4' }));
    answering(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await session.refreshUser()).toMatchObject({ status: 'signed-in', user: { id: 'u4' } });
    expect(readTokens()).toEqual(tokens);
  });

  it('shows nobody’s pages while it is not known who signed in in another tab', async () => {
    stop = session.start();
    await session.signIn(tokens, makeUser());
    answering(() => Promise.reject(new TypeError('Failed to fetch')));
    writtenElsewhere('refresh_token', 'r');
    writtenElsewhere('access_token', 'a');
    await vi.waitFor(() => expect(session.state()).toEqual({ status: 'loading', unreached: true }));
  });

  it('survives a question that broke off because the page is being left', async () => {
    onTestFinished(() => void window.dispatchEvent(new Event('pageshow')));
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    storeTokens(tokens);
    answering(() => {
      window.dispatchEvent(new Event('pagehide'));
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    stop = session.start();
    await vi.waitFor(() => expect(warned).toHaveBeenCalled());
    expect(readTokens()).toEqual(tokens);
  });

  it('is over on a page that comes back from the browser’s memory after another tab signed out', async () => {
    stop = session.start();
    await session.signIn(tokens, makeUser());
    localStorage.clear();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(status()).toBe('signed-out');
  });

  it('begins with a sign-in, without another question when the user is known', async () => {
    const fetch = answering(() => json(500, {}));
    stop = session.start();
    await session.signIn(tokens, makeUser({ id: 'u7' }));
    expect(session.state()).toMatchObject({ status: 'signed-in', user: { id: 'u7' } });
    expect(readTokens()).toEqual(tokens);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('ends in this tab when another one signs out', async () => {
    stop = session.start();
    await session.signIn(tokens, makeUser());
    writtenElsewhere('refresh_token', null);
    writtenElsewhere('access_token', null);
    expect(status()).toBe('signed-out');
  });

  it('begins in this tab when another one signs in', async () => {
    answering(() => json(200, { user: makeUser({ id: 'u9' }) }));
    stop = session.start();
    writtenElsewhere('refresh_token', 'r');
    writtenElsewhere('access_token', 'a');
    await vi.waitFor(() =>
      expect(session.state()).toMatchObject({ status: 'signed-in', user: { id: 'u9' } }),
    );
  });
});
