import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { LogFormat } from '@visible-ai/shared/logs/schema';
import { type LogTruth, makeLog } from '../../packages/engine/test/logs/made-logs.ts';

/** Writes a generated log of so many megabytes to a file. */
export async function writeLog(path: string, format: LogFormat, megabytes: number): Promise<LogTruth> {
  const file = createWriteStream(path);
  const truth = await makeLog({ format, bytes: megabytes * 1e6 }, (text) =>
    file.write(text) ? undefined : once(file, 'drain'),
  );
  file.end();
  await once(file, 'close');
  return truth;
}
