export interface Call {
  body?: object;
  method?: 'GET' | 'POST' | 'PUT';
  token?: string;
  /** The address the call seems to come from, when it goes through the proxy. */
  client?: string;
}

export interface ApiAnswer {
  status: number;
  /** Null where there is none. */
  body: unknown;
}

/** Long, for a machine that is busy with other things: a fleet on four processors hashes passwords slowly. */
const PATIENCE_MS = 120_000;

let callers = 0;
/** An address nobody else calls from: limits per client are then nobody's business. */
export const nextClient = (): string => {
  callers += 1;
  return `198.51.${100 + Math.floor(callers / 250)}.${callers % 250}`;
};

/** One call of the API, at an instance or at the proxy, whatever comes of it. */
export async function callApi(base: string, path: string, call: Call = {}): Promise<ApiAnswer> {
  const { body, token, method = body ? 'POST' : 'GET', client = nextClient() } = call;
  const answer = await fetch(`${base}/api/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-bench-client': client,
      // At an instance itself: it trusts one hop.
      'x-forwarded-for': client,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const text = await answer.text();
  return { status: answer.status, body: text ? JSON.parse(text) : null };
}
