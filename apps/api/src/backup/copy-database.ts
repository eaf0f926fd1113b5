import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { Database } from '../db/database.ts';
import { dumpDatabase } from './dump-database.ts';
import { loadDatabase } from './load-database.ts';

/**
 * Copies everything from one database into another, empty one, completely or not at all.
 *
 * @returns how many rows were copied.
 * @throws when the target is not empty.
 */
export async function copyDatabase(
  source: Pick<Database, 'db'>,
  target: Pick<Database, 'db'>,
): Promise<number> {
  const lines = new PassThrough({ objectMode: true, highWaterMark: 500 });
  lines.on('error', () => undefined);
  const loading = loadDatabase(target, lines);
  // The side that fails first ends the other one, which would otherwise wait for ever.
  const write = async (line: string) => {
    if (!lines.write(line)) await Promise.race([once(lines, 'drain'), loading]);
  };
  const dumping = dumpDatabase(source, { secret: null, now: new Date() }, write).then(
    () => lines.end(),
    (error: Error) => lines.destroy(error),
  );
  try {
    return (await loading).rows;
  } finally {
    lines.destroy();
    await dumping;
  }
}
