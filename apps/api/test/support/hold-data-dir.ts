import { lockDataDir } from '../../src/db/data-dir-lock.ts';

/** A process that takes the given folder, prints the result, and waits to be ended. */
try {
  await lockDataDir(process.argv[2] ?? '', () => process.exit(1));
  process.stdout.write('held\n');
  setInterval(() => undefined, 1000);
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : ''}\n`);
}
