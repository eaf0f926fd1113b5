import type { AnswerPrompt } from '@visible-ai/shared/answers/schema';
import { z } from 'zod';
import { randomId } from '@/lib/random-id.ts';

/** A prompt as typed, with its tags in one line. */
export const promptDraft = z.object({
  id: z.string(),
  text: z.string(),
  locale: z.string(),
  country: z.string().nullable(),
  tags: z.string(),
  paused: z.boolean(),
});
export type PromptDraft = z.infer<typeof promptDraft>;
export const promptDrafts = z.array(promptDraft);

export const writtenPrompt = ({ id, text, locale, country, tags, paused }: AnswerPrompt): PromptDraft => ({
  id,
  text,
  locale,
  country,
  tags: tags.join(', '),
  paused,
});

export const readPrompt = ({ tags, text, ...prompt }: PromptDraft): AnswerPrompt => ({
  ...prompt,
  text: text.trim(),
  tags: [
    ...new Set(
      tags
        .split(',')
        .map((tag) => tag.trim().slice(0, 40))
        .filter(Boolean),
    ),
  ].slice(0, 10),
});

export const emptyPrompt = (like?: PromptDraft): PromptDraft => ({
  id: randomId(),
  text: '',
  locale: like?.locale ?? 'en',
  country: like?.country ?? null,
  tags: '',
  paused: false,
});

/** The same text with the same language and country would be asked, and counted, twice. */
export const isSamePrompt = (
  a: Pick<PromptDraft, 'text' | 'locale' | 'country'>,
  b: Pick<PromptDraft, 'text' | 'locale' | 'country'>,
): boolean => {
  const keyOf = ({ text, locale, country }: typeof a) =>
    [text.trim().normalize('NFC').toLowerCase(), locale, country].join('\n');
  return keyOf(a) === keyOf(b);
};
