import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signalWithin } from '../../deadline/signal-within.ts';

export interface OpenChrome {
  /** Of the DevTools protocol, on 127.0.0.1. */
  port: number;
  /** Ends Chrome with all its processes and removes its profile. */
  close(): Promise<void>;
}

/** Neither the service's secrets nor its proxies belong into a browser that opens foreign pages. */
export const bareEnvironment = {
  PATH: '/usr/local/bin:/usr/bin:/bin',
  HOME: tmpdir(),
  TMPDIR: tmpdir(),
  CI: '1',
};

const START_MS = 15_000;

/** Chrome's own sandbox cannot start as root, nor in most containers: there the container is the sandbox. */
const needsNoSandbox = () =>
  process.getuid?.() === 0 || existsSync('/.dockerenv') || existsSync('/run/.containerenv');

/** Everything Chrome asks for goes through the proxy, loopback included; nothing is looked up by itself. */
function flags(proxyAddress: string, profile: string): string[] {
  return [
    '--headless=new',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    `--proxy-server=${proxyAddress}`,
    '--proxy-bypass-list=<-loopback>',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    // What would not go through a proxy.
    '--disable-quic',
    '--webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--force-webrtc-ip-handling-policy',
    // What Chrome does for its own sake, and what would disturb the measurement.
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-default-apps',
    '--disable-extensions',
    '--disable-sync',
    '--disable-features=Translate,OptimizationHints,MediaRouter',
    '--disable-background-timer-throttling',
    '--disable-renderer-backgrounding',
    '--disable-ipc-flooding-protection',
    '--mute-audio',
    '--password-store=basic',
    '--use-mock-keychain',
    '--disable-dev-shm-usage',
    '--disable-gpu',
    ...(needsNoSandbox() ? ['--no-sandbox'] : []),
    'about:blank',
  ];
}

/** Resolves to the port that Chrome names on its error output once it listens. */
function debuggingPort(chrome: ChildProcess, signal: AbortSignal): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said = (said + chunk.toString('latin1')).slice(-4000);
      const port = /DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)\//.exec(said)?.[1];
      if (port) resolve(Number(port));
    };
    chrome.stderr?.on('data', listen);
    chrome.on('error', reject);
    chrome.on('close', () => reject(new Error('Chrome ended before it listened')));
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

function killGroup(chrome: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (chrome.pid === undefined || chrome.exitCode !== null || chrome.signalCode !== null) return resolve();
    chrome.once('exit', () => resolve());
    try {
      process.kill(-chrome.pid, 'SIGKILL');
    } catch {
      resolve();
    }
  });
}

/**
 * Starts a headless Chrome with a profile of its own, in a process group of its own.
 *
 * @param proxyAddress the only way out it has.
 * @throws when it cannot be started, does not listen within 15 s, or `signal` ends the start.
 */
export async function openChrome(
  chromePath: string,
  proxyAddress: string,
  signal: AbortSignal,
): Promise<OpenChrome> {
  signal.throwIfAborted();
  const profile = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const chrome = spawn(chromePath, flags(proxyAddress, profile), {
    detached: true,
    env: bareEnvironment,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const close = async () => {
    await killGroup(chrome);
    // The last of its processes may still be writing for a moment.
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  try {
    const port = await debuggingPort(chrome, signalWithin(signal, START_MS));
    return { port, close };
  } catch (error) {
    await close();
    throw error;
  }
}
