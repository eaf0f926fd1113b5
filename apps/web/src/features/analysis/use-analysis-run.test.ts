import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answering, json } from '../../../test/fake-server.ts';
import { useAnalysisRun } from './use-analysis-run.ts';

/** A run against a server whose stream stays open and sends what the test tells it to. */
function running() {
  const stream = new TransformStream<Uint8Array, Uint8Array>();
  const writer = stream.writable.getWriter();
  let signal: AbortSignal | null | undefined;
  answering((_, init) => {
    signal = init?.signal;
    return new Response(stream.readable, { status: 200 });
  });
  const { result, unmount } = renderHook(() => useAnalysisRun(() => undefined));
  act(() => void result.current.start('https://example.com/'));
  const say = (item: object) => writer.write(new TextEncoder().encode(`data: ${JSON.stringify(item)}\n\n`));
  return { result, unmount, say, aborted: () => signal?.aborted };
}

const progress = (step: string, index: number, more: object = {}) => ({
  type: 'progress',
  step,
  index,
  total: 7,
  msg: 'Working',
  ...more,
});

describe('useAnalysisRun', () => {
  it('only goes up, and keeps the title it once knew', async () => {
    const { result, say, unmount } = running();
    await say(progress('llms', 2));
    await say(progress('homepage', 0, { pageTitle: 'A shop' }));
    await waitFor(() =>
      expect(result.current.run).toMatchObject({ state: 'running', stepIndex: 2, pageTitle: 'A shop' }),
    );
    await say(progress('sitemap', 3));
    await waitFor(() => expect(result.current.run).toMatchObject({ stepIndex: 3, pageTitle: 'A shop' }));
    unmount();
  });

  it('closes the stream and is idle again when cancelled', async () => {
    const { result, aborted } = running();
    await waitFor(() => expect(aborted()).toBe(false));
    act(() => result.current.cancel());
    expect(result.current.run).toEqual({ state: 'idle' });
    expect(aborted()).toBe(true);
  });

  it('closes the stream when the screen is left', async () => {
    const { aborted, unmount } = running();
    await waitFor(() => expect(aborted()).toBe(false));
    unmount();
    expect(aborted()).toBe(true);
  });

  it('tells a refusal in the server’s own words', async () => {
    answering(() => json(429, { error: 'Please wait a minute', code: 'rate_limited' }));
    const { result } = renderHook(() => useAnalysisRun(() => undefined));
    act(() => void result.current.start('https://example.com/'));
    await waitFor(() =>
      expect(result.current.run).toEqual({
        state: 'failed',
        url: 'https://example.com/',
        message: 'Please wait a minute',
        code: 'rate_limited',
      }),
    );
  });
});
