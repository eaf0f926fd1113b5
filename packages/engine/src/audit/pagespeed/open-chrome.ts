import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signalWithin } from '../../deadline/signal-within.ts';

export interface OpenChrome {
  /** The port of the DevTools protocol, on 127.0.0.1. */
  port: number;
  /** Ends Chrome with all its processes and removes its profile. */
  close(): Promise<void>;
}

/** A browser that opens foreign pages gets neither the service's secrets nor its proxies. */
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

/** All of Chrome's requests use the proxy, loopback included; Chrome does no DNS lookup itself. */
function flags(proxyAddress: string, profile: string): string[] {
  return [
    '--headless=new',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    `--proxy-server=${proxyAddress}`,
    '--proxy-bypass-list=<-loopback>',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    // What would bypass the proxy.
    '--disable-quic',
    '--webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--force-webrtc-ip-handling-policy',
    // Chrome's own background requests, and what would disturb the measurement.
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

/** Resolves to the port that Chrome prints on stderr when it listens. */
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
 * Starts a headless Chrome with its own profile and its own process group.
 *
 * @param proxyAddress its only way to the network.
 * @throws if it cannot be started, does not listen within 15 s, or `signal` ends the start.
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
    // Its last process may still write for a moment.
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
