import type { AnswersSummary, Panel } from '@visible-ai/shared/answers/schema';
import { Field } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';
import { engineName } from '../engine-words.ts';
import { periods, type useWindow } from '../use-summary.ts';

const ALL = 'all';

interface WindowFiltersProps {
  window: ReturnType<typeof useWindow>;
  panel: Panel;
  summary: AnswersSummary | undefined;
}

/** Chooses which answers the figures below count. */
export function WindowFilters({ window, panel, summary }: WindowFiltersProps) {
  const engines = new Set([...panel.engines, ...(summary?.byEngine.map(({ engine }) => engine) ?? [])]);
  if (window.engine) engines.add(window.engine);
  const tags = new Set(panel.prompts.flatMap((prompt) => prompt.tags));
  if (window.tag) tags.add(window.tag);
  return (
    <fieldset className="mb-3 grid min-w-0 grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3 sm:grid-cols-3 lg:max-w-2xl">
      <legend className="sr-only">What the figures are counted from</legend>
      <Field label="Period" className="max-sm:col-span-full">
        <Select
          options={periods.map((days) => ({ value: String(days), label: `The last ${days} days` }))}
          value={String(window.days)}
          onValueChange={(days) => window.change({ days: Number(days) })}
        />
      </Field>
      <Field label="Engine" className="max-sm:last:col-span-full">
        <Select
          options={[
            { value: ALL, label: 'All engines' },
            ...[...engines].map((id) => ({ value: id as string, label: engineName(id) })),
          ]}
          value={window.engine ?? ALL}
          onValueChange={(engine) => window.change({ engine: engine === ALL ? null : engine })}
        />
      </Field>
      {tags.size > 0 && (
        <Field label="Tag">
          <Select
            options={[
              { value: ALL, label: 'All tags' },
              ...[...tags].sort().map((tag) => ({ value: tag, label: tag })),
            ]}
            value={window.tag ?? ALL}
            onValueChange={(tag) => window.change({ tag: tag === ALL ? null : tag })}
          />
        </Field>
      )}
    </fieldset>
  );
}
