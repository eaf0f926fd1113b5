/**
 * `npm run dev`: Vite on port 5173, and an API on 3001 (or PORT) that restarts when its code changes. When
 * one of them ends, or on Ctrl-C, both are stopped.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ensureInstalled } from './ensure-installed.mjs';
import { ensureNode } from './ensure-node.mjs';
import { ensureOpenFiles } from './ensure-open-files.mjs';
import { loadEnvFile } from './load-env-file.mjs';
import { root } from './run.mjs';

const WEB_PORT = 5173;
const STOP_WITHIN_MS = 12_000;

ensureNode();
ensureOpenFiles();
await ensureInstalled();
loadEnvFile();

const port = process.env.PORT || '3001';
const apiEnvironment = {
  PORT: port,
  /** Links in mails open the dev server, not the last build. */
  APP_URL: `http://localhost:${WEB_PORT}`,
  NODE_ENV: 'development',
};

/** Starts one of the two in its own process group, so that all its child processes can be stopped with it. */
function startPart(name, args, env = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
    env: { ...process.env, ...env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
  });
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => console.log(`${name} | ${line}`));
  child.once('exit', (code) => {
    console.log(`${name} | ended (${code ?? 'by a signal'})`);
    stopAll(code ?? 0);
  });
  return child;
}

function signalPart(child, signal) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal);
  } catch {
    // It ended after the check and before the signal.
  }
}

/** The exit code, set once the two are to stop. */
let ending;
function stopAll(code) {
  ending ??= code;
  const running = parts.filter((part) => part.exitCode === null && part.signalCode === null);
  if (running.length === 0) process.exit(ending);
  for (const part of running) signalPart(part, 'SIGTERM');
  setTimeout(() => {
    for (const part of running) signalPart(part, 'SIGKILL');
  }, STOP_WITHIN_MS).unref();
}

const parts = [];
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopAll(0));
parts.push(
  startPart(
    'api',
    [
      'node_modules/tsx/dist/cli.mjs',
      'watch',
      '--clear-screen=false',
      // The code of the worker threads is bundled separately: tsx does not see its imports.
      '--include=apps/api/src/**/*.ts',
      '--include=packages/engine/src/**/*.ts',
      'apps/api/src/main.ts',
    ],
    apiEnvironment,
  ),
);
parts.push(
  startPart(
    'web',
    ['node_modules/vite/bin/vite.js', 'apps/web', '--port', String(WEB_PORT), '--strictPort'],
    {
      API_URL: `http://127.0.0.1:${port}`,
    },
  ),
);
console.log(`Visible AI for development: http://localhost:${WEB_PORT}`);
