const REVISION = '2026-07-28';

interface Sent {
  key?: string;
  headers?: Record<string, string | undefined>;
  method?: string;
}

/** A message of the 2026 revision as a client sends it, with its headers. */
export function message(method: string, params: Record<string, unknown> = {}) {
  const _meta = {
    'io.modelcontextprotocol/protocolVersion': REVISION,
    'io.modelcontextprotocol/clientInfo': { name: 'tests', version: '0.0.0' },
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  return { jsonrpc: '2.0', id: 1, method, params: { ...params, _meta } };
}

/** Posts a body to /mcp; a header that is undefined is left out. */
export async function postMcp(
  origin: string,
  body: unknown,
  { key, headers = {}, method = 'POST' }: Sent = {},
) {
  const asked =
    typeof body === 'object' && body !== null && 'method' in body ? String(body.method) : undefined;
  const all: Record<string, string | undefined> = {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    'mcp-protocol-version': REVISION,
    'mcp-method': asked,
    authorization: key === undefined ? undefined : `Bearer ${key}`,
    ...headers,
  };
  const sent = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  const answer = await fetch(new URL('/mcp', origin), {
    method,
    headers: Object.fromEntries(sent),
    ...(method === 'GET' ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.startsWith('application/json');
  return { status: answer.status, headers: answer.headers, text, body: isJson ? JSON.parse(text) : null };
}
