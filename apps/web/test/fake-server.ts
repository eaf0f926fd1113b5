import { type Mock, vi } from 'vitest';

type Fetch = typeof fetch;
type Answer = (address: string, init?: RequestInit) => Response | Promise<Response>;

/** Stands in for the network until the test ends: every request gets `answer`'s response. */
export function answering(answer: Answer): Mock<Fetch> {
  return vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (address, init) => answer(String(address), init));
}

/** A JSON answer. */
export const json = (status: number, body: unknown): Response => Response.json(body, { status });

/** The requests that a fake server got, in order. */
export function sentRequests(
  fetch: Mock<Fetch>,
): { address: string; method: string; headers: Record<string, string>; body: unknown }[] {
  return fetch.mock.calls.map(([address, init]) => ({
    address: String(address),
    method: init?.method ?? 'GET',
    headers: Object.fromEntries(new Headers(init?.headers)),
    body: init?.body,
  }));
}
