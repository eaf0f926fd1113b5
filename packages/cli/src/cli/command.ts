import type { EngineThreads } from '@visible-ai/engine';
import type { Configuration } from '../configuration.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { ExitCode } from './exit-code.ts';

/** One option of a command: how it is parsed, and its help. */
export interface OptionShape {
  readonly type: 'string' | 'boolean';
  readonly short?: string;
  /** It may be given several times. */
  readonly multiple?: boolean;
  /** The placeholder of its value, e.g. FILE. */
  readonly value?: string;
  readonly about: string;
}

export type OptionValues = Readonly<
  Record<string, string | boolean | readonly (string | boolean)[] | undefined>
>;

/** One use of a command. */
export interface Call {
  /** The arguments besides the options: addresses, kinds, files. */
  words: readonly string[];
  options: OptionValues;
  terminal: Terminal;
  configuration: Configuration;
  version: string;
  /** Aborted by Ctrl-C, and when nobody reads the results any more. */
  signal: AbortSignal;
  /** As in `ProgramParts`. */
  threads?: EngineThreads;
}

export type RunCommand = (call: Call) => Promise<ExitCode>;

/** A command as one value. Its work is loaded only when it is called, so that help is fast. */
export interface Command {
  readonly name: string;
  /** For the list of commands. */
  readonly summary: string;
  /** The arguments after the name. */
  readonly takes: string;
  /** What it does; one item is a paragraph. */
  readonly about: readonly string[];
  readonly options: Readonly<Record<string, OptionShape>>;
  /** Command lines to type, each with an explanation. */
  readonly examples: readonly { readonly says: string; readonly type: string }[];
  load(): Promise<RunCommand>;
}
