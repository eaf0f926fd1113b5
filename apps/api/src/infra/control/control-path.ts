import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The longest path of a Unix socket on all systems (macOS: 104 bytes with the terminating zero). */
const LONGEST_SOCKET_PATH = 103;

/**
 * Where the running service takes commands from its own machine: a socket in DATA_DIR, which only its owner
 * may enter; another name if that path is too long, or a pipe on Windows.
 */
export function controlPath(dataDir: string): string {
  const inside = join(resolve(dataDir), 'control.sock');
  const name = `visible-ai-${createHash('sha256').update(inside).digest('hex').slice(0, 16)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return Buffer.byteLength(inside) <= LONGEST_SOCKET_PATH ? inside : join(tmpdir(), `${name}.sock`);
}
