import { QUESTIONS_MAX, QUESTIONS_MIN } from '@visible-ai/shared/content/kinds/qa-section';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '@/components/ui/field.tsx';
import { TextInput } from '@/components/ui/text-input.tsx';

interface QuestionCountFieldProps {
  field: UseFormRegisterReturn;
  problem: string | undefined;
}

/** The field for the number of questions in a Q&A section. */
export function QuestionCountField({ field, problem }: QuestionCountFieldProps) {
  return (
    <Field
      label="Number of questions"
      error={problem}
      hint={`Choose between ${QUESTIONS_MIN}-${QUESTIONS_MAX} questions for your Q&A section`}
    >
      <TextInput
        type="number"
        inputMode="numeric"
        min={QUESTIONS_MIN}
        max={QUESTIONS_MAX}
        step={1}
        className="max-w-32"
        {...field}
      />
    </Field>
  );
}
