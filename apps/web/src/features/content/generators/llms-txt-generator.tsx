import type { User } from '@visible-ai/shared/accounts/schema';
import { useState } from 'react';
import { z } from 'zod';
import { useKeptForm } from '../use-kept-form.ts';
import { DomainField } from './domain-field.tsx';
import { GeneratorFrame } from './generator-frame.tsx';
import { readDomain } from './read-domain.ts';
import { useGenerator } from './use-generator.ts';

const schema = z.object({ domain: z.string() });
const steps = [
  'We read your site page by page, as robots.txt allows, slowly enough that nobody notices.',
  'Each page is listed under its section, with its own title and a description from its own words.',
  'The file waits in Manage Content. You can edit it there, then put it at the root of your site.',
];

/** Asks for an llms.txt. */
export function LlmsTxtGenerator({ user }: { user: User }) {
  const { form, change, forget } = useKeptForm('llms-txt-form', schema, { domain: '' });
  const [problems, setProblems] = useState<{ domain?: string }>({});
  const { generating, generate } = useGenerator('return');
  const readUrl = () => readDomain(form.domain, setProblems);
  const submit = async () => {
    const url = readUrl();
    if (url !== null && (await generate({ url, contentType: 'llms_txt' }))) forget();
  };
  return (
    <GeneratorFrame
      user={user}
      type="llms_txt"
      title="llms.txt generator"
      lead="A table of contents of your website, written for language models: what it is, and which page says what."
      steps={steps}
      submitLabel="Generate llms.txt"
      working={
        generating
          ? "Generating llms.txt... You can navigate away, we'll notify you when complete. This may take a few moments."
          : null
      }
      onSubmit={() => void submit()}
      promptExample="Describe each page for people who compare prices, and put the guides first."
      readUrl={readUrl}
    >
      <DomainField
        value={form.domain}
        problem={problems.domain}
        onChange={(domain) => {
          change({ domain });
          setProblems({});
        }}
      />
    </GeneratorFrame>
  );
}
