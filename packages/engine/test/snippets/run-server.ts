import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ask } from './ask.ts';

/** Where Debian keeps servers, too: not on everybody's path. */
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'].filter(Boolean);

/** A program's full path; undefined where it is not installed. */
export const findProgram = (name: string): string | undefined =>
  FOLDERS.map((folder) => join(folder, name)).find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });

/** Whether it answers: Apache listens twice before it does. */
const answers = (port: number) =>
  ask(port, 'localhost', '/').then(
    () => true,
    () => false,
  );

export interface RunningServer {
  port: number;
  stop(): Promise<void>;
}

/** Starts a server in the foreground and waits until it answers. */
export async function runServer(
  program: string,
  args: string[],
  port: number,
  env: Record<string, string> = {},
): Promise<RunningServer> {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
  });
  child.stderr.on('data', (text) => {
    said += text;
  });
  const ended = once(child, 'exit');
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`${program} ended by itself: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    port,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
