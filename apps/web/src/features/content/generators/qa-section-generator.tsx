import type { User } from '@visible-ai/shared/accounts/schema';
import { QUESTIONS_DEFAULT, QUESTIONS_ERROR, questionCount } from '@visible-ai/shared/content/schema';
import { useState } from 'react';
import { z } from 'zod';
import { useKeptForm } from '../use-kept-form.ts';
import { sayIncomplete } from './check-domain.ts';
import { DomainField } from './domain-field.tsx';
import { GeneratorFrame } from './generator-frame.tsx';
import { readQuestionCount } from './question-count.ts';
import { QuestionCountField } from './question-count-field.tsx';
import { readDomain } from './read-domain.ts';
import { useGenerator } from './use-generator.ts';

const schema = z.object({ domain: z.string(), questions: z.string() });
const initial = { domain: '', questions: String(QUESTIONS_DEFAULT) };
const steps = [
  'We read your site page by page, as robots.txt allows.',
  'Questions a visitor would ask are answered in your own sentences, each with the page it comes from.',
  'When the site says too little for so many, you get the ones it answers truly.',
  'You find them in Manage Content: as text to edit, as Markdown, and as FAQPage data for your page.',
];

/** Asks for questions and answers. */
export function QaSectionGenerator({ user }: { user: User }) {
  const { form, change, forget } = useKeptForm('qa-section-form', schema, initial);
  const [problems, setProblems] = useState<{ domain?: string; questions?: string }>({});
  const { generating, generate } = useGenerator('stay');

  const readUrl = () => readDomain(form.domain, setProblems);
  const submit = async () => {
    const url = readUrl();
    if (url === null) return;
    const count = readQuestionCount(form.questions);
    if (!questionCount.safeParse(count).success) {
      sayIncomplete(QUESTIONS_ERROR);
      setProblems({ questions: QUESTIONS_ERROR });
      return;
    }
    setProblems({});
    change({ questions: String(count) });
    if (await generate({ url, contentType: 'qa_section', questionCount: count })) forget();
  };

  return (
    <GeneratorFrame
      user={user}
      type="qa_section"
      title="Q&A generator"
      lead="The questions people ask about you, answered by your own pages, in the form that engines quote."
      steps={steps}
      submitLabel="Generate Q&A"
      working={generating ? 'Generating Q&A... This may take a few moments.' : null}
      onSubmit={() => void submit()}
      promptExample="Eight questions a first-time buyer would ask about delivery and returns."
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
      <QuestionCountField
        value={form.questions}
        problem={problems.questions}
        onChange={(questions) => {
          change({ questions });
          setProblems({});
        }}
      />
    </GeneratorFrame>
  );
}
