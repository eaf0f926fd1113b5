import { type IncomingHttpHeaders, request } from 'node:http';

export interface Answered {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Requests a path, unchanged, of one of the sites of a server on this machine. */
export const ask = (
  port: number,
  host: string,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answered> =>
  new Promise((resolve, reject) => {
    // A connection of its own: a server that reloads closes those that wait for another request.
    const asked = request({
      host: '127.0.0.1',
      port,
      path,
      method,
      headers: { host, ...headers },
      agent: false,
    });
    asked.on('error', reject).on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part)).on('error', reject);
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, body: Buffer.concat(parts).toString() });
      });
    });
    asked.end();
  });
