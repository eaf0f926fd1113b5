import { lendThreads } from '@visible-ai/engine/testing/testing/lend-threads';
import { runProgram } from '../../src/program.ts';

/** The result of a run of the program. */
export interface Ran {
  code: number;
  out: string;
  messages: string;
}

export interface RunOptions {
  environment?: Record<string, string>;
  /** Whether results or messages go to a terminal with so many columns. Default: to pipes. */
  terminal?: { out?: boolean; messages?: boolean; columns?: number };
  signal?: AbortSignal;
}

function collect(isTTY: boolean, columns: number | undefined) {
  const parts: Buffer[] = [];
  return {
    stream: {
      isTTY,
      columns,
      write(data: string | Uint8Array) {
        parts.push(Buffer.from(data));
        return true;
      },
    },
    text: () => Buffer.concat(parts).toString(),
  };
}

/** Runs the program like a shell, but in this process. */
export async function runCli(argv: readonly string[], options: RunOptions = {}): Promise<Ran> {
  const { environment = {}, terminal = {}, signal = new AbortController().signal } = options;
  const out = collect(terminal.out === true, terminal.columns);
  const messages = collect(terminal.messages === true, terminal.columns);
  const streams = { out: out.stream, messages: messages.stream };
  const code = await runProgram({
    argv,
    environment,
    streams,
    version: '9.9.9',
    signal,
    threads: lendThreads(),
  });
  return { code, out: out.text(), messages: messages.text() };
}
