import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { listen, openSession, serve, textOf } from '../../test/safe-fetch/local-site.ts';
import { guardedConnector } from './guarded-connector.ts';

/** A self-signed certificate. */
function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const files = ['-keyout', key, '-out', cert];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  execFileSync('openssl', ['req', '-x509', ...kind, ...files, ...names], { stdio: 'ignore' });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

function hasOpenssl(): boolean {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

describe('a guarded connector', () => {
  it.each(['127.0.0.1', '10.0.0.5', '::1', '::ffff:7f00:1', '169.254.169.254'])(
    'opens nothing to %s, whoever let it through',
    async (hostname) => {
      const { connect } = guardedConnector({ trusted: false, connectTimeout: 1000 });
      const error = await new Promise((resolve) =>
        connect({ hostname, host: hostname, protocol: 'http:', port: '80' }, (error, _socket) =>
          resolve(error),
        ),
      );
      expect(error).toMatchObject({ kind: 'refused' });
    },
  );
});

describe('a secure connection', () => {
  it('to a server that does not speak TLS fails as such', async () => {
    const site = await serve((_request, response) => response.end('plain'));
    const outcome = await openSession([site]).ask(site.origin.replace('http:', 'https:'));
    expect(textOf(outcome)).toBe(
      'tls: The server does not speak HTTPS on this port. If the site has no HTTPS, begin its address with http://.',
    );
  });

  describe.skipIf(!hasOpenssl())('with a certificate made by openssl', () => {
    let certificate: ReturnType<typeof makeCertificate>;
    beforeAll(() => {
      certificate = makeCertificate();
    });

    it('is not made when nobody vouches for it', async () => {
      let asked = false;
      const site = await listen(
        createServer(certificate, (_request, response) => {
          asked = true;
          response.end('hello');
        }),
      );
      const outcome = await openSession([site]).ask(site.origin.replace('http:', 'https:'));
      expect(textOf(outcome)).toBe('tls: The site’s security certificate is self-signed.');
      expect(asked).toBe(false);
    });
  });
});
