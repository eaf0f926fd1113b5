import { kindOf } from '@visible-ai/shared/content/kinds/all-kinds';
import type { ContentType } from '@visible-ai/shared/content/schema';
import { type FormEvent, useState } from 'react';
import { z } from 'zod';
import { Button } from '@/components/ui/button.tsx';
import { Disclosure } from '@/components/ui/disclosure.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { TextArea } from '@/components/ui/text-area.tsx';
import { accountKey } from '@/lib/account-key.ts';
import { useKeptForm } from '@/lib/use-kept-form.ts';
import { sayIncomplete } from './check-domain.ts';
import { isNotConfigured, useOwnPrompt } from './use-own-prompt.ts';

interface OwnPromptProps {
  type: ContentType;
  /** An example of a prompt. */
  example: string;
  /** Whether this account can pay for it. */
  payable: boolean;
  /** Reads the address from the form above. If it is wrong, it says so and returns null. */
  readUrl: () => string | null;
}

const PROMPT_REQUIRED = 'Please enter a prompt';
const PROMPT_MAX = 4000;
const schema = z.object({ prompt: z.string() });

function Told({ writing, failure }: { writing: boolean; failure: unknown }) {
  return (
    <div role="status" className="text-note text-muted empty:hidden">
      {writing && (
        <p className="flex gap-2">
          <Spinner className="mt-1 text-accent" />
          <span>Reading your site and writing. This takes up to a minute.</span>
        </p>
      )}
      {isNotConfigured(failure) && (
        <p>No language model is set up here. The form above writes your file without one.</p>
      )}
    </div>
  );
}

/** Lets a language model write the same file by the visitor's prompt. */
export function OwnPrompt({ type, example, payable, readUrl }: OwnPromptProps) {
  const { form, problems, tell, forget } = useKeptForm({
    key: accountKey(`${type}-prompt`),
    schema,
    initial: { prompt: '' },
  });
  const [hadPrompt] = useState(form.getValues('prompt') !== '');
  const writing = useOwnPrompt(type, forget);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const websiteUrl = readUrl();
    const customPrompt = form.getValues('prompt').trim();
    if (websiteUrl === null) return;
    tell(customPrompt === '' ? { prompt: PROMPT_REQUIRED } : {});
    if (customPrompt === '') sayIncomplete(PROMPT_REQUIRED);
    else if (!writing.isPending) writing.mutate({ websiteUrl, customPrompt });
  };
  return (
    <Disclosure summary="Or say in your own words what you want" defaultOpen={hadPrompt}>
      <form
        onSubmit={submit}
        noValidate
        aria-label={`${kindOf(type).label} by your own prompt`}
        className="grid gap-5"
      >
        <Field
          label="Your prompt"
          error={problems.prompt}
          hint="A language model reads up to 15 of your pages and follows it. What they do not say is left out."
        >
          <TextArea
            dir="auto"
            rows={4}
            maxLength={PROMPT_MAX}
            placeholder={example}
            {...form.register('prompt')}
          />
        </Field>
        <Button
          type="submit"
          variant="secondary"
          className="justify-self-start"
          loading={writing.isPending}
          disabled={!payable}
        >
          Write it to my words
        </Button>
        <Told writing={writing.isPending} failure={writing.error} />
      </form>
    </Disclosure>
  );
}
