import type { ReactNode } from 'react';
import { Field } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';
import { TextArea } from '@/components/ui/text-area.tsx';
import { TextInput } from '@/components/ui/text-input.tsx';
import { countryOptions, languageOptions } from './languages.ts';
import type { PromptDraft } from './prompt-draft.ts';

const NOWHERE = '-';

interface PromptFieldsProps {
  prompt: PromptDraft;
  label: string;
  problem: ReactNode;
  onChange: (prompt: PromptDraft) => void;
}

/** The text, language and country of a prompt. */
export function PromptFields({ prompt, label, problem, onChange }: PromptFieldsProps) {
  const { text, locale, country, tags } = prompt;
  return (
    <div className="grid grid-cols-1 gap-4">
      <Field
        label={label}
        error={problem}
        hint="As a customer would ask who does not know you yet: “Which online shop sells repairable headphones?”"
      >
        <TextArea
          dir="auto"
          rows={2}
          maxLength={500}
          value={text}
          onChange={(event) => onChange({ ...prompt, text: event.target.value })}
        />
      </Field>
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-3">
        <Field label="Language">
          <Select
            options={languageOptions(locale)}
            value={locale}
            onValueChange={(value) => onChange({ ...prompt, locale: value })}
          />
        </Field>
        <Field label="Asked from">
          <Select
            options={[{ value: NOWHERE, label: 'No place in particular' }, ...countryOptions(country)]}
            value={country ?? NOWHERE}
            onValueChange={(value) => onChange({ ...prompt, country: value === NOWHERE ? null : value })}
          />
        </Field>
        <Field label="Tags" optional hint="Separated by commas; figures can be seen by tag.">
          <TextInput
            dir="auto"
            value={tags}
            autoComplete="off"
            onChange={(event) => onChange({ ...prompt, tags: event.target.value })}
          />
        </Field>
      </div>
    </div>
  );
}
