import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The repository's root folder, wherever the script was called from. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs a command in the repository's root with this terminal's input and output.
 *
 * @returns its exit code; 1 when a signal ended it or it could not be started.
 */
export function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', (problem) => {
      console.error(`${command} could not be started: ${problem.message}`);
      resolve(1);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs npm: the one that started this script, else the one on the path. */
export function runNpm(args, env) {
  const own = process.env.npm_execpath;
  if (own?.endsWith('.js')) return run(process.execPath, [own, ...args], env);
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, env);
}
