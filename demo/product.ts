import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../apps/api/dist/main.js', import.meta.url));
const START_WITHIN_MS = 120_000;

export interface Product {
  url: string;
  /** Whether it has ended by itself. */
  hasEnded(): boolean;
  stop(): Promise<void>;
}

/**
 * Starts the built product with an empty data folder, which goes when it ends.
 *
 * @throws when it does not answer, with what it said.
 */
export async function startProduct(port: number, environment: Record<string, string>): Promise<Product> {
  const url = `http://localhost:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'visible-ai-demo-'));
  let said = '';
  const child = spawn(process.execPath, ['--enable-source-maps', main], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir, ...environment },
  });
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-4000);
    });
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    if (!hasEnded()) child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  const deadline = Date.now() + START_WITHIN_MS;
  while (Date.now() < deadline && !hasEnded()) {
    const isReady = await fetch(`${url}/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady && !hasEnded()) return { url, hasEnded, stop };
    await wait(100);
  }
  await stop();
  throw new Error(`The product did not start on port ${port}:\n${said}`);
}
