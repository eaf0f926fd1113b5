#!/usr/bin/env node
import manifest from '../package.json' with { type: 'json' };
import { type ExitCode, exitCodes } from './cli/exit-code.ts';
import { runProgram } from './program.ts';

const stop = new AbortController();
let interrupted: ExitCode | null = null;
for (const [signal, code] of [
  ['SIGINT', exitCodes.interrupted],
  ['SIGTERM', exitCodes.terminated],
] as const)
  process.on(signal, () => {
    // A second Ctrl-C ends the program at once.
    if (interrupted !== null) process.exit(interrupted);
    interrupted = code;
    stop.abort(new Error('Interrupted'));
  });

/** `visible-ai audit … | head` closes the pipe when it has enough: then nothing more is printed. */
let unread = false;
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') {
      // A full disk behind `> report.json` is no result of an audit, and the file is incomplete.
      const where = stream === process.stdout ? 'output' : 'error';
      if (where === 'output')
        process.stderr.write(`✗ The standard output cannot be written (${error.code}).\n`);
      process.exit(exitCodes.failed);
    }
    unread = true;
    stop.abort(new Error('Nobody reads the results'));
  });

try {
  process.exitCode = await runProgram({
    argv: process.argv.slice(2),
    environment: process.env,
    streams: { out: process.stdout, messages: process.stderr },
    version: manifest.version,
    signal: stop.signal,
  });
} catch (error) {
  if (unread) process.exitCode = exitCodes.good;
  else if (interrupted !== null) process.exitCode = interrupted;
  else {
    process.exitCode = exitCodes.failed;
    process.stderr.write(`This is a mistake of ours: ${error instanceof Error ? error.stack : error}\n`);
  }
}
if (interrupted !== null) process.exitCode = interrupted;
