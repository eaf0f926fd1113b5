import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { isPublicAddress } from '@visible-ai/engine/testing/safe-fetch/is-public-address';
import { freePorts } from '../../e2e/support/free-ports.ts';

const shared = process.env.SHARED_DIR ?? fileURLToPath(new URL('../../../shared', import.meta.url));

/** A file of the shared tools, next to the checkout. */
export const sharedFile = (path: string) => join(shared, path);
export const sharedIsThere = () => existsSync(sharedFile('tools/evil-upstream.mjs'));

export interface FakeInternet {
  /** The service's environment: the guard stays on, and every connection is recorded. */
  environment: Record<string, string>;
  /** Names of the hostile behaviours: the first label of a host under `evil.example`. */
  behaviours: string[];
  /** Addresses of so many sites without faults. */
  soundSites(count: number): string[];
  /** Connections that the service attempted, and the non-public ones among them. */
  connections(): { all: number; inside: string[] };
  close(): void;
}

/** Behaviours that keep their server busy for seconds: they get a separate one, or all sites would hang. */
const HEAVY = [
  'smgz',
  'million',
  'nestedgzip',
  'fanout',
  'manysitemaps',
  'md30mb',
  'robots10mb',
  'big50mb',
  'manyagents',
];
const PARTS = ['', '--robots', '--sitemap', '--llms'];
const addresses = { hostile: '93.184.216.34', heavy: '93.184.216.35', sound: '93.184.216.36' };

/** The DNS names: those of the shared sample, and those with a separate server. */
function namesOf(sample: { dns: object }): object {
  const heavy = HEAVY.flatMap((name) =>
    PARTS.map((part) => [`${name}${part}.evil.example`, [addresses.heavy]]),
  );
  return { ...sample.dns, ...Object.fromEntries(heavy), '*.sound.example': [addresses.sound] };
}

/** Opens a fake DNS and a fake internet of hostile sites, for a service on this machine. */
export async function openFakeInternet(): Promise<FakeInternet> {
  const folder = mkdtempSync(join(tmpdir(), 'visible-ai-internet-'));
  const ledger = join(folder, 'ledger.jsonl');
  const hostile = sharedFile('tools/evil-upstream.mjs');
  const [hostilePort, heavyPort, soundPort] = await freePorts(3);
  const sample = JSON.parse(readFileSync(sharedFile('tools/fakenet.sample.json'), 'utf8'));
  const route = {
    // If the guard fails, the connection is answered, not refused.
    ...Object.fromEntries(Object.keys(sample.route).map((from) => [from, `127.0.0.1:${hostilePort}`])),
    [`${addresses.heavy}:80`]: `127.0.0.1:${heavyPort}`,
    [`${addresses.sound}:80`]: `127.0.0.1:${soundPort}`,
  };
  writeFileSync(join(folder, 'fakenet.json'), JSON.stringify({ dns: namesOf(sample), route, allow: [] }));
  const { stdout } = await promisify(execFile)(process.execPath, [hostile, '1', 'list']);
  const upstreams = [hostilePort, heavyPort, soundPort].map((port) =>
    spawn(process.execPath, [hostile, String(port)], { stdio: 'ignore' }),
  );
  return {
    environment: {
      FAKENET: join(folder, 'fakenet.json'),
      FAKENET_LEDGER: ledger,
      NODE_OPTIONS: `--require=${sharedFile('tools/fakenet.cjs')}`,
    },
    behaviours: stdout.trim().split('\n'),
    soundSites: (count) => Array.from({ length: count }, (_, at) => `http://site${at}.sound.example/`),
    connections() {
      const lines = existsSync(ledger) ? readFileSync(ledger, 'utf8').trim().split('\n') : [];
      const connects = lines.map((line) => JSON.parse(line)).filter(({ ev }) => ev === 'connect');
      const inside = connects.filter(({ addr, allowed }) => !allowed && !isPublicAddress(addr));
      return { all: connects.length, inside: inside.map(({ addr, port: to }) => `${addr}:${to}`) };
    },
    close() {
      for (const upstream of upstreams) upstream.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
