import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { freePorts } from './free-ports.ts';

const main = fileURLToPath(new URL('../../apps/api/dist/main.js', import.meta.url));

export interface OtherProduct {
  origin: string;
  dataDir: string;
  close(): Promise<void>;
}

/** Starts the built product once more, with its own settings. */
export async function startOtherProduct(settings: Record<string, string>): Promise<OtherProduct> {
  const [port] = await freePorts(1);
  const dataDir = await mkdtemp(join(tmpdir(), 'visible-ai-e2e-'));
  const origin = `http://127.0.0.1:${port}`;
  const program = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      APP_URL: origin,
      PAGESPEED: 'off',
      AGENT_RANGES_URL: 'off',
      RATE_LIMIT_SCALE: '1000',
      CRAWL_RATE: '0',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const answers = () => fetch(`${origin}/health`).then(({ status }) => status, String);
  async function close() {
    if (program.exitCode === null && program.signalCode === null) {
      const ended = once(program, 'exit');
      program.kill('SIGTERM');
      await ended;
    }
    await rm(dataDir, { recursive: true, force: true });
  }
  try {
    await expect.poll(answers, { message: 'the other product answers', timeout: 120_000 }).toBe(200);
  } catch (error) {
    await close();
    throw error;
  }
  return { origin, dataDir, close };
}
