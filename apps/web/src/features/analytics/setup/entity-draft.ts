import type { AnswerEntity } from '@visible-ai/shared/answers/schema';
import { z } from 'zod';
import { randomId } from '@/lib/random-id.ts';

/** Names and domains as typed: one on each line. */
export const entityDraft = z.object({
  id: z.string(),
  own: z.boolean(),
  name: z.string(),
  aliases: z.string(),
  domains: z.string(),
  context: z.string(),
});
export type EntityDraft = z.infer<typeof entityDraft>;

const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

/** A host without scheme, path and "www.". */
const hostOf = (line: string): string =>
  line
    .replace(/^[a-z]+:\/\//i, '')
    .replace(/[/?#].*$/, '')
    .replace(/^www\./i, '')
    .toLowerCase();

export const writtenFrom = ({ aliases, domains, context, ...entity }: AnswerEntity): EntityDraft => ({
  ...entity,
  aliases: aliases.join('\n'),
  domains: domains.join('\n'),
  context: context.join('\n'),
});

export const readFrom = ({ id, own, name, aliases, domains, context }: EntityDraft): AnswerEntity => ({
  id,
  own,
  name: name.trim(),
  aliases: linesOf(aliases),
  domains: [...new Set(linesOf(domains).map(hostOf))].filter(Boolean),
  context: linesOf(context),
});

export const emptyCompetitor = (): EntityDraft => ({
  id: randomId(),
  own: false,
  name: '',
  aliases: '',
  domains: '',
  context: '',
});
