import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { controlPath } from './control-path.ts';

const reply = z.object({ ok: z.boolean(), text: z.string() });

/**
 * Asks the service that runs on this DATA_DIR to execute a command.
 *
 * @returns its answer, or null if no service is running.
 * @throws the service's error text if the command failed.
 */
export async function askControl(dataDir: string, command: string, argument: string): Promise<string | null> {
  const socket = connect(controlPath(dataDir));
  try {
    await once(socket, 'connect');
  } catch {
    return null;
  }
  try {
    socket.write(`${JSON.stringify({ command, argument })}\n`);
    const lines = createInterface({ input: socket });
    const line = await Promise.race([
      once(lines, 'line').then(([text]) => String(text)),
      once(lines, 'close').then(() => ''),
    ]);
    if (!line) throw new Error('The service stopped before it answered');
    const { ok, text } = reply.parse(JSON.parse(line));
    if (!ok) throw new Error(text);
    return text;
  } finally {
    socket.destroy();
  }
}
