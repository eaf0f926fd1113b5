import { execFileSync } from 'node:child_process';
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeSnippets } from '../../src/snippets/write-snippets.ts';
import { ask } from './ask.ts';
import { OURS } from './product.ts';
import { findProgram, type RunningServer } from './run-server.ts';
import { nginx } from './runtimes/nginx.ts';
import { OWN, openFolder, type SiteCase, siteFolder } from './site-case.ts';

/** A certificate that is its own authority. */
function makeCertificate(folder: string, host: string) {
  const [keyFile, certFile] = [join(folder, `${host}.key`), join(folder, `${host}.pem`)];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const names = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  execFileSync('openssl', ['req', '-x509', ...kind, '-keyout', keyFile, '-out', certFile, ...names], {
    stdio: 'ignore',
  });
  return { key: readFileSync(keyFile), cert: readFileSync(certFile), certFile };
}

/** A name server that knows one name, which is this machine (RFC 1035, 4.1). */
async function openNameServer(known: string): Promise<Socket> {
  const socket = createSocket('udp4');
  const asked = Buffer.concat([
    ...known.split('.').map((part) => Buffer.from([part.length, ...Buffer.from(part)])),
    Buffer.from([0]),
  ]);
  socket.on('message', (query, from) => {
    const question = query.subarray(12, query.indexOf(0, 12) + 5);
    const isKnown = question.subarray(0, -4).equals(asked);
    const head = Buffer.from([0x81, isKnown ? 0x80 : 0x83, 0, 1, 0, isKnown ? 1 : 0, 0, 0, 0, 0]);
    const answer = Buffer.from([0xc0, 0x0c, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 127, 0, 0, 1]);
    const parts = [query.subarray(0, 2), head, question, ...(isKnown ? [answer] : [])];
    socket.send(Buffer.concat(parts), from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return socket;
}

const isMissing = !process.env.CI && !(findProgram('nginx') && findProgram('openssl'));

describe.skipIf(isMissing)('the snippet for nginx, over HTTPS', () => {
  let folder: string;
  let product: Server;
  let names: Socket;
  let server: RunningServer;
  let sites: SiteCase[];

  beforeAll(async () => {
    folder = openFolder('certificates');
    const ours = makeCertificate(folder, 'visible.test');
    const stranger = makeCertificate(folder, 'stranger.test');
    names = await openNameServer('visible.test');
    product = createServer(ours, (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end(OURS);
    });
    product.listen(0, '127.0.0.1');
    await once(product, 'listening');
    const { port } = product.address() as AddressInfo;
    const siteOf = (host: string, base: string, trusted: string): SiteCase => {
      const [snippet] = writeSnippets({ base, origin: 'https://www.example.com/', files: ['llms.txt'] });
      const code = (snippet?.code ?? '')
        .replace('1.1.1.1 9.9.9.9', `127.0.0.1:${names.address().port}`)
        .replace('/etc/ssl/certs/ca-certificates.crt', trusted);
      return { host, code, folder: siteFolder(true), begins: '' };
    };
    sites = [
      siteOf('trusted.test', `https://visible.test:${port}/s/a/`, ours.certFile),
      siteOf('untrusted.test', `https://visible.test:${port}/s/a/`, stranger.certFile),
      siteOf('unknown.test', `https://gone.test:${port}/s/a/`, ours.certFile),
    ];
    server = await nginx.start(sites);
  });
  afterAll(async () => {
    await server?.stop();
    names?.close();
    product?.close();
    for (const site of sites ?? []) rmSync(site.folder, { recursive: true });
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['ours, whose certificate the machine trusts', 'trusted.test', OURS],
    ["the site's own where somebody else answers in our name", 'untrusted.test', OWN],
    ["the site's own where our name leads nowhere, though nginx was started so", 'unknown.test', OWN],
  ])('answers %s', async (_said, host, body) => {
    expect(await ask(server.port, host, '/llms.txt')).toMatchObject({ status: 200, body });
  });
});
