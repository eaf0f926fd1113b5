import type { EngineThreads } from '@visible-ai/engine';
import type { Configuration } from '../configuration.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { ExitCode } from './exit-code.ts';

/** One option of a command: how it is read, and what help says of it. */
export interface OptionShape {
  readonly type: 'string' | 'boolean';
  readonly short?: string;
  /** It may be given several times. */
  readonly multiple?: boolean;
  /** What stands for its value, e.g. FILE. */
  readonly value?: string;
  readonly about: string;
}

export type OptionValues = Readonly<
  Record<string, string | boolean | readonly (string | boolean)[] | undefined>
>;

/** One use of a command. */
export interface Call {
  /** What stands beside the options: addresses, kinds, files. */
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

/** A command as one value. What does its work is loaded when it is asked for, so that help is there at once. */
export interface Command {
  readonly name: string;
  /** In the list of commands. */
  readonly summary: string;
  /** What follows the name. */
  readonly takes: string;
  /** What it does, a paragraph an item. */
  readonly about: readonly string[];
  readonly options: Readonly<Record<string, OptionShape>>;
  /** Lines to be typed, each with what it does. */
  readonly examples: readonly { readonly says: string; readonly type: string }[];
  load(): Promise<RunCommand>;
}
