import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Longest path of a Unix socket on the systems that take the least (macOS: 104 bytes with the end mark). */
const LONGEST_SOCKET_PATH = 103;

/**
 * Where the running service takes commands from its own machine: a socket in DATA_DIR, which only its owner
 * enters; a name of its own where that path is too long, or on Windows a pipe.
 */
export function controlPath(dataDir: string): string {
  const inside = join(resolve(dataDir), 'control.sock');
  const name = `visible-ai-${createHash('sha256').update(inside).digest('hex').slice(0, 16)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return Buffer.byteLength(inside) <= LONGEST_SOCKET_PATH ? inside : join(tmpdir(), `${name}.sock`);
}
