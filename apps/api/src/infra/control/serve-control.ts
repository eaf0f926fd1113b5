import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { Logger } from 'pino';
import { z } from 'zod';
import { controlPath } from './control-path.ts';

/** Executes one command; its result, or the text of its error, is sent back to the terminal. */
export type Command = (argument: string) => Promise<string>;

export interface ControlServer {
  close(): Promise<void>;
}

const request = z.object({ command: z.string().max(100), argument: z.string().max(4096) });
const LONGEST_REQUEST = 16 * 1024;

async function answer(commands: Record<string, Command>, line: string): Promise<object> {
  try {
    const { command, argument } = request.parse(JSON.parse(line));
    const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
    if (!run) return { ok: false, text: `The running service does not know the command ${command}` };
    return { ok: true, text: await run(argument) };
  } catch (error) {
    return { ok: false, text: error instanceof Error ? error.message : String(error) };
  }
}

function serve(socket: Socket, commands: Record<string, Command>): void {
  let received = 0;
  socket.on('error', () => socket.destroy());
  socket.on('data', (bytes: Buffer) => {
    received += bytes.length;
    if (received > LONGEST_REQUEST) socket.destroy();
  });
  createInterface({ input: socket }).once('line', async (line) => {
    socket.end(`${JSON.stringify(await answer(commands, line))}\n`);
  });
}

/**
 * Takes commands from this machine's owner while the service runs, because only one process may open the
 * embedded database. If the socket cannot be opened, this is logged and the service runs without it.
 */
export async function serveControl(
  dataDir: string,
  commands: Record<string, Command>,
  logger: Logger,
): Promise<ControlServer> {
  const path = controlPath(dataDir);
  // We hold the lock on DATA_DIR, so an existing socket belongs to a dead process.
  if (process.platform !== 'win32') rmSync(path, { force: true });
  const server = createServer((socket) => serve(socket, commands));
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(path, resolve);
    });
    if (process.platform !== 'win32') chmodSync(path, 0o600);
  } catch (error) {
    logger.warn({ err: error }, 'Backups and admin commands need the service stopped: no control socket');
  }
  return { close: () => new Promise((resolve) => server.close(() => resolve())) };
}
