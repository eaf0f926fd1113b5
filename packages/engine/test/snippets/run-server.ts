import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ask } from './ask.ts';

/** Debian's folder for servers, too: not in every PATH. */
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'].filter(Boolean);

/** A program's full path; undefined if it is not installed. */
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

interface ServerToRun {
  /** In the PATH. */
  name: string;
  args: string[];
  port: number;
  /** Its own folder, removed when it ends. */
  folder: string;
  env?: Record<string, string>;
}

/** Starts a server in the foreground and waits until it answers. */
export async function runServer({ name, args, port, folder, env }: ServerToRun): Promise<RunningServer> {
  const program = findProgram(name) ?? name;
  // A separate process group: its children end with it.
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
  });
  child.stderr.on('data', (text) => {
    said += text;
  });
  const ended = once(child, 'exit');
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`${name} ended by itself: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    port,
    async stop() {
      if (child.pid) process.kill(-child.pid, 'SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
