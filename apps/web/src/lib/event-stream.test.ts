import { defineEndpoint } from '@visible-ai/shared/contract/endpoint';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { answering, json } from '../../test/fake-server.ts';
import { streamEvents } from './event-stream.ts';

const count = defineEndpoint({
  id: 'count',
  method: 'POST',
  path: '/api/count',
  summary: 'Counts',
  tag: 'Service',
  access: 'public',
  limit: 'default',
  body: z.object({ to: z.number() }),
  answers: {},
  events: z.object({ n: z.number() }),
  errors: [],
});

const args = { body: { to: 3 } };

/** A stream that arrives in exactly these pieces. */
function arriving(pieces: readonly string[], onCancel = () => {}): Response {
  const bytes = pieces.map((piece) => new TextEncoder().encode(piece));
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = bytes.shift();
      if (next) controller.enqueue(next);
      else controller.close();
    },
    cancel: onCancel,
  });
  return new Response(body, { status: 200 });
}

async function collect(signal?: AbortSignal): Promise<number[]> {
  const seen: number[] = [];
  for await (const { n } of streamEvents(count, args, signal ? { signal } : {})) seen.push(n);
  return seen;
}

describe('streamEvents', () => {
  it('yields an item for each data line, however the bytes are cut', async () => {
    answering(() =>
      arriving(['data: {"n"', ':1}\n', '\ndata: {"n":2}\r', '\n\r\n: ping\n\nda', 'ta: {"n":3}']),
    );
    expect(await collect()).toEqual([1, 2, 3]);
  });

  it('keeps a letter together that arrives in two pieces', async () => {
    const bytes = new TextEncoder().encode('data: {"n":1,"word":"é"}\n\n');
    const cut = bytes.indexOf(0xc3) + 1;
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(bytes.slice(0, cut));
        controller.enqueue(bytes.slice(cut));
        controller.close();
      },
    });
    answering(() => new Response(body));
    expect(await collect()).toEqual([1]);
  });

  it('logs and skips what is not JSON or not an item', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    answering(() => arriving(['data: {"n":1}\n\ndata: oops\n\ndata: {"n":"two"}\n\ndata: {"n":3}\n\n']));
    expect(await collect()).toEqual([1, 3]);
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it("fails with the status and the body; the server's own words are kept beside", async () => {
    answering(() => json(429, { error: 'Too many requests.', code: 'rate_limited' }));
    await expect(collect()).rejects.toMatchObject({
      message: 'HTTP 429: {"error":"Too many requests.","code":"rate_limited"}',
      serverText: 'Too many requests.',
      code: 'rate_limited',
    });
  });

  it('fails when there is no body', async () => {
    answering(() => new Response(null, { status: 200 }));
    await expect(collect()).rejects.toThrow('No response body received');
  });

  it('calls a connection that breaks a network error', async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError('network')) });
    answering(() => new Response(body));
    await expect(collect()).rejects.toThrow('Network error');
  });

  it('closes the connection when the reader leaves', async () => {
    const cancelled = vi.fn();
    answering(() => arriving(['data: {"n":1}\n\n', 'data: {"n":2}\n\n', 'data: {"n":3}\n\n'], cancelled));
    for await (const _ of streamEvents(count, args)) break;
    expect(cancelled).toHaveBeenCalledOnce();
  });
});
