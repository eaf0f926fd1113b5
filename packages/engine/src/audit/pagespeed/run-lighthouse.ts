import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { openGuardedProxy } from '../../safe-fetch/guarded-proxy.ts';
import { bareEnvironment, openChrome } from './open-chrome.ts';

export interface LighthouseSettings {
  chromePath: string;
  /** Private `host:port` targets that Chrome may reach. */
  allowPrivateTargets: ReadonlySet<string>;
}

const MAX_BYTES = 20 * 1024 * 1024;

const options = [
  '--hostname=127.0.0.1',
  '--output=json',
  '--output-path=stdout',
  '--quiet',
  '--no-enable-error-reporting',
  '--disable-full-page-screenshot',
  '--form-factor=mobile',
  '--max-wait-for-load=30000',
  '--only-categories=performance,accessibility,best-practices,seo',
];

/** Runs Lighthouse in its own process, so that it can be ended and its memory is freed. */
function lighthouseJson(url: string, chromePort: number, signal: AbortSignal): Promise<string> {
  const program = createRequire(import.meta.url).resolve('lighthouse/cli/index.js');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, url, `--port=${chromePort}`, ...options], {
      env: bareEnvironment,
      stdio: ['ignore', 'pipe', 'ignore'],
      signal,
      killSignal: 'SIGKILL',
    });
    const chunks: Buffer[] = [];
    let size = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.byteLength;
      if (size > MAX_BYTES) child.kill('SIGKILL');
      else chunks.push(chunk);
    });
    child.on('error', reject);
    // Lighthouse exits with 1 after a page error but still writes its result, which names the error.
    child.on('close', () => resolve(Buffer.concat(chunks).toString('utf8')));
  });
}

/**
 * Runs Lighthouse once on one page, in a Chrome that reaches only what an audit may, and ends both.
 *
 * @returns the JSON result as text; empty if there is none.
 * @throws if Chrome or Lighthouse cannot be started, or if `signal` ends the run.
 */
export async function runLighthouse(
  settings: LighthouseSettings,
  url: string,
  signal: AbortSignal,
): Promise<string> {
  const proxy = await openGuardedProxy(settings.allowPrivateTargets);
  try {
    const chrome = await openChrome(settings.chromePath, proxy.address, signal);
    try {
      return await lighthouseJson(url, chrome.port, signal);
    } finally {
      await chrome.close();
    }
  } finally {
    await proxy.close();
  }
}
