import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { checkTarget } from './check-target.ts';
import { guardedConnector } from './guarded-connector.ts';

export interface GuardedProxy {
  /** `http://127.0.0.1:PORT`, for a browser's `--proxy-server`. */
  address: string;
  /** Ends every connection through it. */
  close(): Promise<void>;
}

/** A proxy removes hop-by-hop headers (RFC 9110, 7.6.1). */
const HOP_BY_HOP = new Set([
  'connection',
  'proxy-connection',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'proxy-authorization',
]);

/** Milliseconds for name lookup and TCP together. */
const CONNECT_TIMEOUT = 5000;

type Connect = (address: string) => Promise<Socket>;

function connectorFor(allowPrivateTargets: ReadonlySet<string>): Connect {
  const guarded = guardedConnector({ trusted: false, connectTimeout: CONNECT_TIMEOUT });
  const trusting = guardedConnector({ trusted: true, connectTimeout: CONNECT_TIMEOUT });
  return (address) =>
    new Promise((resolve, reject) => {
      const target = checkTarget(address, allowPrivateTargets);
      if (!target.ok) return reject(new Error('refused'));
      const { hostname, host, port, protocol } = target.url;
      // Always plain TCP: for https the browser speaks TLS with the site through the tunnel.
      const where = {
        hostname: hostname.replace(/^\[|\]$/g, ''),
        host,
        protocol: 'http:',
        port: port || (protocol === 'https:' ? '443' : '80'),
      };
      const connector = target.trusted ? trusting : guarded;
      connector.connect(where, (error, socket) =>
        error || !socket ? reject(error ?? new Error('refused')) : resolve(socket),
      );
    });
}

async function tunnel(connect: Connect, asked: IncomingMessage, client: Duplex, head: Buffer): Promise<void> {
  client.on('error', () => client.destroy());
  const authority = asked.url ?? '';
  try {
    // The scheme implies 443: URL parsing drops a default port, and the guard requires a known one.
    const address = authority.endsWith(':443') ? `https://${authority}` : `http://${authority}`;
    const server = await connect(address);
    server.on('error', () => client.destroy());
    server.on('close', () => client.destroy());
    client.on('close', () => server.destroy());
    client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    if (head.length > 0) server.write(head);
    server.pipe(client).pipe(server);
  } catch {
    client.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n');
  }
}

async function forward(connect: Connect, asked: IncomingMessage, answer: ServerResponse): Promise<void> {
  const refuse = () => {
    if (answer.headersSent) answer.destroy();
    else answer.writeHead(403).end();
  };
  try {
    const url = new URL(asked.url ?? '');
    if (url.protocol !== 'http:') return refuse();
    const socket = await connect(url.href);
    const headers = Object.fromEntries(
      Object.entries(asked.headers).filter(([name]) => !HOP_BY_HOP.has(name)),
    );
    const onward = request({
      method: asked.method,
      path: `${url.pathname}${url.search}`,
      headers: { ...headers, host: url.host, connection: 'close' },
      createConnection: () => socket,
    });
    onward.on('response', (response) => {
      const kept = Object.entries(response.headers).filter(([name]) => !HOP_BY_HOP.has(name));
      answer.writeHead(response.statusCode ?? 502, Object.fromEntries(kept));
      response.on('error', refuse).pipe(answer);
    });
    onward.on('error', refuse);
    answer.on('close', () => socket.destroy());
    asked.pipe(onward);
  } catch {
    refuse();
  }
}

/**
 * Opens a forward proxy on loopback through which a browser reaches only what the guarded fetch may: it looks
 * up and checks every name here, and connects to the checked address. All refusals look the same.
 *
 * @param allowPrivateTargets private `host:port` targets that may be reached.
 */
export async function openGuardedProxy(allowPrivateTargets: ReadonlySet<string>): Promise<GuardedProxy> {
  const connect = connectorFor(allowPrivateTargets);
  const open = new Set<Socket>();
  const server = createServer((asked, answer) => void forward(connect, asked, answer));
  server.on('connect', (asked, client, head) => void tunnel(connect, asked, client, head));
  server.on('connection', (socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
