export interface Call {
  body?: object;
  method?: 'GET' | 'POST' | 'PUT';
  token?: string;
  /** The client's address that the proxy passes on. */
  client?: string;
}

export interface ApiAnswer {
  status: number;
  /** Null if there is none. */
  body: unknown;
}

/** Long, for a busy machine: a fleet on four cores hashes passwords slowly. */
const PATIENCE_MS = 120_000;

let callers = 0;
/** An address that no other call uses, so that limits per client do not matter. */
export const nextClient = (): string => {
  callers += 1;
  return `198.51.${100 + Math.floor(callers / 250)}.${callers % 250}`;
};

/** One call of the API, to an instance or to the proxy, whatever the answer. */
export async function callApi(base: string, path: string, call: Call = {}): Promise<ApiAnswer> {
  const { body, token, method = body ? 'POST' : 'GET', client = nextClient() } = call;
  const answer = await fetch(`${base}/api/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-bench-client': client,
      // For a direct call to an instance: it trusts one hop.
      'x-forwarded-for': client,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const text = await answer.text();
  return { status: answer.status, body: text ? JSON.parse(text) : null };
}
