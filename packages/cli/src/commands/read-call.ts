import { allowedPrivateUrl, namesThisMachine } from '@visible-ai/shared/analysis/private-url';
import { checkWebsiteUrl } from '@visible-ai/shared/analysis/website-url';
import { z } from 'zod';
import type { Call, OptionValues } from '../cli/command.ts';
import { hostAndPort } from '../configuration.ts';
import { UsageError } from '../usage-error.ts';

const parsed = <T>(schema: z.ZodType<T>, value: unknown, complaint: string): T => {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new UsageError(complaint);
};

/** An option with a text; null if it is not given. */
export const textOption = (options: OptionValues, name: string): string | null =>
  parsed(z.string().min(1).optional(), options[name], `--${name} needs a value.`) ?? null;

/** The values of an option that may be repeated. */
export const textOptions = (options: OptionValues, name: string): string[] =>
  parsed(z.array(z.string().min(1)).optional(), options[name], `--${name} needs a value.`) ?? [];

/** An option with a whole number; null if it is not given. */
export function numberOption(
  options: OptionValues,
  name: string,
  { least, most }: { least: number; most: number },
): number | null {
  const text = textOption(options, name);
  if (text === null) return null;
  const complaint = `--${name} takes a whole number from ${least} to ${most}, not ${text}.`;
  return parsed(
    z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(least).max(most)),
    text,
    complaint,
  );
}

function chosen<const T extends string>(name: string, text: string, choices: readonly T[]): T {
  const choice = choices.find((one) => one === text);
  if (choice !== undefined) return choice;
  throw new UsageError(`--${name} takes ${choices.join(', ')}, not ${text}.`);
}

/** One of several words. */
export const choiceOption = <const T extends string>(
  options: OptionValues,
  name: string,
  choices: readonly T[],
  fallback: T,
): T => chosen(name, textOption(options, name) ?? fallback, choices);

/** The same for an option that may be repeated. */
export function choiceOptions<const T extends string>(
  options: OptionValues,
  name: string,
  choices: readonly T[],
  fallback: T,
): T[] {
  const given = textOptions(options, name);
  return given.length === 0 ? [fallback] : given.map((text) => chosen(name, text, choices));
}

/** Private targets that may be read: those of the environment, and those of the options. */
export function privateTargets({ options, configuration }: Call): string[] {
  const typed = textOptions(options, 'allow-private').map((pair) =>
    parsed(hostAndPort, pair, `--allow-private takes HOST:PORT, such as localhost:3000, not ${pair}.`),
  );
  return [...configuration.allowPrivateTargets, ...typed];
}

/** The typed addresses in complete form. @throws UsageError for an invalid one. */
export function addresses(words: readonly string[], allowed: readonly string[]): string[] {
  const read = words.map((word) => {
    const near = allowedPrivateUrl(word, allowed);
    if (near) return near;
    const checked = checkWebsiteUrl(word);
    if (checked.ok) return checked.url;
    if (namesThisMachine(word))
      throw new UsageError(`${word} is private. Add --allow-private and its HOST:PORT to audit it.`);
    throw new UsageError(`${word} is not a website's address, such as example.com/pricing.`);
  });
  return [...new Set(read)];
}
