import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

/** The repository's root folder, whatever the current folder is. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs a command in the repository's root with this terminal's input and output.
 *
 * @param stdout `ignore`: what it prints is left out; its errors are not.
 * @returns its exit code, or 1 if a signal ended it or it could not be started.
 */
export function run(command, args, env = {}, stdout = 'inherit') {
  const stdio = ['inherit', stdout, 'inherit'];
  return ended(command, spawn(command, args, { cwd: root, stdio, env: { ...process.env, ...env } }));
}

/**
 * Runs a command in the repository's root at the lowest priority. Its output goes to `hear` in pieces.
 *
 * @returns as `run`.
 */
export function runBehind(command, args, hear) {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', hear);
  return ended(command, child);
}

function ended(command, child) {
  return new Promise((resolve) => {
    child.once('error', (problem) => {
      console.error(`${command} could not be started: ${problem.message}`);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** The npm that started this script, else the one on the path: a command and its first arguments. */
function findNpm() {
  const own = process.env.npm_execpath;
  if (own?.endsWith('.js')) return [process.execPath, own];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
}

/** Runs npm, as `run` does. */
export function runNpm(args, env) {
  const [command, ...first] = findNpm();
  return run(command, [...first, ...args], env);
}

/** Runs npm, as `runBehind` does. */
export function runNpmBehind(args, hear) {
  const [command, ...first] = findNpm();
  return runBehind(command, [...first, ...args], hear);
}
