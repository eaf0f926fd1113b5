import type { EngineThreads } from '@visible-ai/engine';
import type { Command } from './cli/command.ts';
import { type ExitCode, exitCodes } from './cli/exit-code.ts';
import { commandHelp, programHelp } from './cli/help.ts';
import { parseCall } from './cli/parse-call.ts';
import { allCommands } from './commands/all-commands.ts';
import { cleanText } from './terminal/clean-text.ts';
import { type OutputStream, openTerminal, type Terminal } from './terminal/terminal.ts';
import { UsageError } from './usage-error.ts';

export interface ProgramParts {
  /** The arguments after the program's name. */
  argv: readonly string[];
  environment: Readonly<Record<string, string | undefined>>;
  streams: { out: OutputStream; messages: OutputStream };
  version: string;
  signal: AbortSignal;
  /** Threads that several runs in one process share; by default each run has its own. */
  threads?: EngineThreads;
}

const named = (name: string | undefined) => allCommands.find((command) => command.name === name);

/** A suggestion for an unknown command. */
function guess(word: string): string {
  if (/[./:]/.test(word)) return ` To audit it: visible-ai audit ${word}`;
  const near = allCommands.find(({ name }) => name.startsWith(word.slice(0, 3)) && word.length >= 3);
  return near ? ` Was ${near.name} meant?` : ` There are ${allCommands.map(({ name }) => name).join(', ')}.`;
}

function complain(terminal: Terminal, message: string, command?: Command): ExitCode {
  const { bad, quiet } = terminal.messages.colours;
  const help = `visible-ai ${command ? `${command.name} ` : ''}--help`;
  terminal.messages.write(`${bad('✗')} ${cleanText(message)}\n${quiet(`  See ${help}`)}\n`);
  return exitCodes.failed;
}

async function runCommand(command: Command, parts: ProgramParts, terminal: Terminal): Promise<ExitCode> {
  const { words, options, wantsHelp } = parseCall(command, parts.argv.slice(1));
  if (wantsHelp) {
    terminal.out.write(commandHelp(command, terminal.out));
    return exitCodes.good;
  }
  const [run, { readConfiguration }] = await Promise.all([command.load(), import('./configuration.ts')]);
  const { version, signal, threads } = parts;
  const configuration = readConfiguration(parts.environment);
  return await run({
    words,
    options,
    terminal,
    configuration,
    version,
    signal,
    ...(threads ? { threads } : {}),
  });
}

/**
 * Runs a command line.
 *
 * @returns the exit code. A bug is thrown, and so is the reason of an aborted signal.
 */
export async function runProgram(parts: ProgramParts): Promise<ExitCode> {
  const terminal = openTerminal(parts.streams, parts.environment);
  const [first, second] = parts.argv;
  if (first === '--version' || first === '-v') {
    terminal.out.write(`${parts.version}\n`);
    return exitCodes.good;
  }
  const asked = first === 'help' ? named(second) : undefined;
  if (asked) {
    terminal.out.write(commandHelp(asked, terminal.out));
    return exitCodes.good;
  }
  if (first === undefined || first === '--help' || first === '-h' || first === 'help') {
    terminal.out.write(programHelp(allCommands, terminal.out));
    return exitCodes.good;
  }
  const command = named(first);
  if (!command) {
    const what = first.startsWith('-') ? 'option' : 'command';
    return complain(terminal, `There is no ${what} ${first}.${first.startsWith('-') ? '' : guess(first)}`);
  }
  try {
    return await runCommand(command, parts, terminal);
  } catch (error) {
    if (error instanceof UsageError) return complain(terminal, error.message, command);
    throw error;
  }
}
