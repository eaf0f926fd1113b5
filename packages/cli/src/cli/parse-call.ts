import { parseArgs } from 'node:util';
import { UsageError } from '../usage-error.ts';
import type { Command, OptionValues } from './command.ts';

/** Options that every command has. */
export const commonOptions = {
  help: { type: 'boolean', short: 'h', about: 'Say how this command is used' },
} as const;

export interface ParsedCall {
  words: string[];
  options: OptionValues;
  wantsHelp: boolean;
}

const hasCode = (error: unknown): error is Error & { code: unknown } =>
  error instanceof Error && 'code' in error;

/** The first sentence of a parseArgs message; the rest is about escaping, which rarely helps. */
const firstSentence = (message: string) => message.split(/\.\s/)[0]?.replace(/\.$/, '') ?? message;

/**
 * Parses the arguments after a command's name.
 *
 * @throws UsageError for an unknown option, or one without its value.
 */
export function parseCall(command: Command, argv: readonly string[]): ParsedCall {
  const options = Object.fromEntries(
    Object.entries({ ...command.options, ...commonOptions }).map(([name, { type, ...rest }]) => [
      name,
      {
        type,
        ...('short' in rest && rest.short ? { short: rest.short } : {}),
        ...('multiple' in rest && rest.multiple ? { multiple: true } : {}),
      },
    ]),
  );
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      options,
      allowPositionals: true,
      strict: true,
    });
    return { words: positionals, options: values, wantsHelp: values.help === true };
  } catch (error) {
    if (hasCode(error) && String(error.code).startsWith('ERR_PARSE_ARGS'))
      throw new UsageError(`${firstSentence(error.message)}.`);
    throw error;
  }
}
