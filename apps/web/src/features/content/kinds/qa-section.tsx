import type { User } from '@visible-ai/shared/accounts/schema';
import {
  qaSection as kind,
  QUESTIONS_DEFAULT,
  QUESTIONS_ERROR,
} from '@visible-ai/shared/content/kinds/qa-section';
import { MessagesSquare } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { accountKey } from '@/lib/account-key.ts';
import { useKeptForm } from '@/lib/use-kept-form.ts';
import { sayIncomplete } from '../generators/check-domain.ts';
import { DomainField } from '../generators/domain-field.tsx';
import { GeneratorFrame } from '../generators/generator-frame.tsx';
import { readQuestionCount } from '../generators/question-count.ts';
import { QuestionCountField } from '../generators/question-count-field.tsx';
import { readDomain } from '../generators/read-domain.ts';
import { useGenerator } from '../generators/use-generator.ts';
import { useGivenDomain } from '../generators/use-given-domain.ts';
import type { KindView } from './kind-view.ts';

const { questionCount } = kind.request(z);
const schema = z.object({ domain: z.string(), questions: z.string() });
const initial = { domain: '', questions: String(QUESTIONS_DEFAULT) };
const steps = [
  'We read your site page by page, as robots.txt allows.',
  'Questions a visitor would ask are answered in your own sentences, each with the page it comes from.',
  'When the site says too little for so many, you get the ones it answers truly.',
  'You find them in Manage Content: as text to edit, as Markdown, and as FAQPage data for your page.',
];

function QaSectionGenerator({ user }: { user: User }) {
  const { form, problems, tell, forget } = useKeptForm({
    key: accountKey('qa-section-form'),
    schema,
    initial,
    given: useGivenDomain(),
  });
  const { say, generate } = useGenerator('stay');

  const readUrl = () => readDomain(form.getValues('domain'), tell);
  const submit = async () => {
    const url = readUrl();
    if (url === null) return;
    const count = readQuestionCount(form.getValues('questions'));
    if (!questionCount.safeParse(count).success) {
      sayIncomplete(QUESTIONS_ERROR);
      tell({ questions: QUESTIONS_ERROR });
      return;
    }
    form.setValue('questions', String(count));
    if (await generate({ url, contentType: kind.id, questionCount: count })) forget();
  };

  return (
    <GeneratorFrame
      user={user}
      kind={kind}
      lead="The questions people ask about you, answered by your own pages, in the form that engines quote."
      steps={steps}
      submitLabel="Generate Q&A"
      working={say('Generating Q&A... This may take a few moments.')}
      onSubmit={() => void submit()}
      promptExample="Eight questions a first-time buyer would ask about delivery and returns."
      readUrl={readUrl}
    >
      <DomainField field={form.register('domain')} problem={problems.domain} />
      <QuestionCountField field={form.register('questions')} problem={problems.questions} />
    </GeneratorFrame>
  );
}

function useQuestionsAgain() {
  const form = useForm({ defaultValues: { questions: initial.questions } });
  const count = readQuestionCount(form.watch('questions'));
  const good = questionCount.safeParse(count).success;
  return {
    fields: (
      <QuestionCountField field={form.register('questions')} problem={good ? undefined : QUESTIONS_ERROR} />
    ),
    choices: good ? { questionCount: count } : null,
  };
}

export const qaSection: KindView = {
  kind,
  card: {
    text: 'The questions people ask about you, answered by your own sentences, ready for your page.',
    action: 'Generate Q&A',
    Icon: MessagesSquare,
  },
  Generator: QaSectionGenerator,
  text: { how: 'rich' },
  editTitle: 'Edit Q&A Section',
  useAgain: useQuestionsAgain,
};
