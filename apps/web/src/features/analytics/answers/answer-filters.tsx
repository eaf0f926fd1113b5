import {
  type AnswerRun,
  type AskedThen,
  type Panel,
  sampleStatuses,
} from '@visible-ai/shared/answers/schema';
import { statusWords } from '@visible-ai/shared/answers/status-words';
import { Field } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';
import { formatMoment } from '@/lib/format-date.ts';
import { engineName } from '../engine-words.ts';
import type { AnswerFilter } from './answer-filter.ts';

const ALL = 'all';

interface AnswerFiltersProps {
  runs: readonly AnswerRun[];
  run: AnswerRun | null;
  panel: Pick<Panel, 'engines'>;
  /** What the shown run asked. */
  asked: AskedThen;
  filter: AnswerFilter;
  onChange: (part: Partial<Record<keyof AnswerFilter, string | null>>) => void;
}

interface Choice {
  name: keyof AnswerFilter;
  label: string;
  all: string;
  options: { value: string; label: string }[];
}

/** Adds the chosen value if it is not among the options, because the address may name any value. */
const withChosen = (options: Choice['options'], chosen: string | null) =>
  chosen && !options.some(({ value }) => value === chosen)
    ? [...options, { value: chosen, label: chosen }]
    : options;

/** Filters answers by run, engine, prompt and status, and by who is named or cited. */
export function AnswerFilters({ runs, run, panel, asked, filter, onChange }: AnswerFiltersProps) {
  const whom = asked.entities.map(({ id, name, own }) => ({
    value: id,
    label: own ? `${name} (you)` : name,
  }));
  const choices: Choice[] = [
    {
      name: 'engine',
      label: 'Engine',
      all: 'All engines',
      options: panel.engines.map((id) => ({ value: id, label: engineName(id) })),
    },
    {
      name: 'prompt',
      label: 'Prompt',
      all: 'All prompts',
      options: asked.prompts.map(({ id, text }) => ({ value: id, label: text })),
    },
    {
      name: 'status',
      label: 'What came of it',
      all: 'Anything',
      options: sampleStatuses.map((status) => ({ value: status, label: statusWords[status].label })),
    },
    { name: 'names', label: 'Names', all: 'Anyone', options: whom },
    { name: 'cites', label: 'Cites', all: 'Anyone', options: whom },
  ];
  return (
    <fieldset className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-3 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
      <legend className="sr-only">Filters</legend>
      <Field label="Run" className="max-lg:col-span-full">
        <Select
          options={withChosen(
            runs.map(({ id, createdAt }) => ({ value: id, label: formatMoment(createdAt) })),
            filter.run,
          )}
          value={filter.run ?? run?.id}
          onValueChange={(value) => onChange({ run: value })}
        />
      </Field>
      {choices.map(({ name, label, all, options }) => (
        <Field key={name} label={label}>
          <Select
            options={[{ value: ALL, label: all }, ...withChosen(options, filter[name])]}
            value={filter[name] ?? ALL}
            onValueChange={(value) => onChange({ [name]: value === ALL ? null : value })}
          />
        </Field>
      ))}
    </fieldset>
  );
}
