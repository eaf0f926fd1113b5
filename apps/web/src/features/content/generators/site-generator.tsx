import type { User } from '@visible-ai/shared/accounts/schema';
import type { SharedKind } from '@visible-ai/shared/content/kinds/all-kinds';
import { z } from 'zod';
import { accountKey } from '@/lib/account-key.ts';
import { useKeptForm } from '@/lib/use-kept-form.ts';
import { DomainField } from './domain-field.tsx';
import { GeneratorFrame } from './generator-frame.tsx';
import { readDomain } from './read-domain.ts';
import { useGenerator } from './use-generator.ts';
import { useGivenDomain } from './use-given-domain.ts';

const schema = z.object({ domain: z.string() });

interface SiteGeneratorProps {
  user: User;
  kind: SharedKind;
  lead: string;
  steps: readonly string[];
  /** The text of the button. */
  submitLabel: string;
  /** An example of a prompt for a model. Without it the form does not offer a prompt. */
  promptExample?: string;
}

/** The form of a kind that needs only the site. */
export function SiteGenerator({ user, kind, promptExample, ...words }: SiteGeneratorProps) {
  const { form, problems, tell, forget } = useKeptForm({
    key: accountKey(`${kind.id}-form`),
    schema,
    initial: { domain: '' },
    given: useGivenDomain(),
  });
  const { say, generate } = useGenerator('return');
  const readUrl = () => readDomain(form.getValues('domain'), tell);
  const submit = async () => {
    const url = readUrl();
    if (url !== null && (await generate({ url, contentType: kind.id }))) forget();
  };
  return (
    <GeneratorFrame
      user={user}
      kind={kind}
      {...words}
      working={say(
        `Generating ${kind.label}... You can navigate away, we'll notify you when complete. This may take a few moments.`,
      )}
      onSubmit={() => void submit()}
      promptExample={promptExample ?? null}
      readUrl={readUrl}
    >
      <DomainField field={form.register('domain')} problem={problems.domain} />
    </GeneratorFrame>
  );
}
