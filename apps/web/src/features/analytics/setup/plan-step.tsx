import type { AnswersSetup, Panel } from '@visible-ai/shared/answers/schema';
import { answerEngine } from '@visible-ai/shared/answers/schema';
import { schedule } from '@visible-ai/shared/sites/schema';
import { useDeferredValue, useState } from 'react';
import { z } from 'zod';
import { ScheduleForm } from '@/components/schedule/schedule-form.tsx';
import { ownTimeZone } from '@/components/schedule/time-zones.ts';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { Field } from '@/components/ui/field.tsx';
import { TextInput } from '@/components/ui/text-input.tsx';
import { toast } from '@/components/ui/toast.ts';
import { counted } from '@/lib/counted.ts';
import { failureText } from '@/lib/failure-text.ts';
import type { Draft } from '@/lib/use-draft.ts';
import { EstimateCard } from '../estimate-card.tsx';
import { EngineName } from '../simulated-badge.tsx';
import { useEstimate } from '../use-estimate.ts';
import { useSavePanel } from '../use-panel.ts';
import { mergeFields, savedText } from './merge-saved.ts';
import { besideFields, SetupStep } from './setup-step.tsx';

const MOST_SAMPLES = 30;
const MOST_USD = 10_000;

/** Numbers as typed. */
export const planDraft = z.object({
  engines: z.array(answerEngine),
  samples: z.string(),
  monthlyBudgetUsd: z.string(),
  schedule,
});
export type PlanDraft = z.infer<typeof planDraft>;

/** The initial values of the third step. A new panel has all engines that are switched on. */
export function firstPlan(panel: Panel, setup: AnswersSetup): PlanDraft {
  const on = setup.engines.filter((engine) => engine.on).map(({ id }) => id);
  const kept = panel.engines.filter((id) => on.includes(id));
  return {
    engines: kept.length > 0 ? kept : on,
    samples: String(panel.samples),
    monthlyBudgetUsd: String(panel.monthlyBudgetUsd),
    schedule:
      panel.schedule.every === 'none' ? { ...panel.schedule, timeZone: ownTimeZone() } : panel.schedule,
  };
}

const samplesOf = (text: string): number | null => {
  const samples = Number(text);
  return Number.isInteger(samples) && samples >= 1 && samples <= MOST_SAMPLES ? samples : null;
};
const budgetOf = (text: string): number | null => {
  const usd = Number(text.trim().replace(/^\$/, '').replace(',', '.'));
  return text.trim() !== '' && usd >= 0 && usd <= MOST_USD ? usd : null;
};

/** Chooses the engines. Those that are off say so, and tell admins what is missing. */
function EngineChoice({
  setup,
  chosen,
  onChange,
}: {
  setup: AnswersSetup;
  chosen: PlanDraft['engines'];
  onChange: (engines: PlanDraft['engines']) => void;
}) {
  return (
    <div className="grid gap-3">
      {setup.engines.map(({ id, on, model, missing }) => (
        <Checkbox
          key={id}
          checked={on && chosen.includes(id)}
          disabled={!on}
          onCheckedChange={(checked) =>
            onChange(checked ? [...chosen, id] : chosen.filter((other) => other !== id))
          }
          label={<EngineName setup={setup} id={id} />}
          hint={
            on
              ? (model ?? undefined)
              : missing && missing.length > 0
                ? `Off: the server is not told ${missing.join(' and ')}`
                : 'Off on this installation'
          }
        />
      ))}
    </div>
  );
}

/** How often each prompt is asked, and the most that it may cost. */
function PlanNumbers({ plan, onChange }: { plan: PlanDraft; onChange: (plan: PlanDraft) => void }) {
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
      <Field
        label="Samples"
        hint="How often each engine is asked each prompt in a run, 1 to 30."
        error={samplesOf(plan.samples) === null ? 'Please enter a whole number from 1 to 30' : undefined}
      >
        <TextInput
          inputMode="numeric"
          value={plan.samples}
          onChange={(event) => onChange({ ...plan, samples: event.target.value })}
        />
      </Field>
      <Field
        label="Budget in a month, US dollars"
        hint="Never more than this is spent for this site in a calendar month."
        error={
          budgetOf(plan.monthlyBudgetUsd) === null ? 'Please enter an amount from 0 to 10,000' : undefined
        }
      >
        <TextInput
          inputMode="decimal"
          value={plan.monthlyBudgetUsd}
          onChange={(event) => onChange({ ...plan, monthlyBudgetUsd: event.target.value })}
        />
      </Field>
    </div>
  );
}

interface PlanStepProps {
  siteId: string;
  panel: Panel;
  setup: AnswersSetup;
  draft: Draft<PlanDraft>;
  onDone: () => void;
}

/** The third step: which engines are asked, how often, when, and the most that it may cost. */
export function PlanStep({ siteId, panel, setup, draft, onDone }: PlanStepProps) {
  const save = useSavePanel(siteId);
  const [checked, setChecked] = useState(false);
  const plan = draft.value;
  const samples = samplesOf(plan.samples);
  const budget = budgetOf(plan.monthlyBudgetUsd);
  const none = plan.engines.length === 0;
  const asked = useDeferredValue(
    JSON.stringify({ engines: plan.engines, samples, monthlyBudgetUsd: budget }),
  );
  const whole = samples !== null && budget !== null && !none;
  const estimate = useEstimate(siteId, whole ? JSON.parse(asked) : {}, whole);
  const active = panel.prompts.filter(({ paused }) => !paused).length;
  const submit = () => {
    setChecked(true);
    if (samples === null || budget === null || none) return;
    const { base } = draft;
    save.mutate(
      (now) => {
        const merged = mergeFields({ base, mine: plan, now: firstPlan(now, setup) });
        return {
          engines: merged.engines,
          samples: samplesOf(merged.samples) ?? samples,
          monthlyBudgetUsd: budgetOf(merged.monthlyBudgetUsd) ?? budget,
          schedule: merged.schedule,
        };
      },
      {
        onSuccess({ now }) {
          draft.forget();
          toast.notice(savedText('The set-up is saved', base, firstPlan(now, setup)));
          onDone();
        },
      },
    );
  };
  return (
    <SetupStep
      title="Engines, money and times"
      lead="More samples make the figures more certain, and cost more. Five say little about one prompt, but ten prompts with five samples each say something about all of them together."
      saveLabel="Save the set-up"
      saving={save.isPending}
      problem={save.isError ? failureText(save.error, save.error.message) : null}
      onSave={submit}
      aside="Saving spends nothing. Each run by hand asks first; runs by schedule keep to the budget."
    >
      <fieldset className="grid min-w-0 grid-cols-1 gap-3">
        <legend className="pb-3 font-semibold">Who is asked</legend>
        <EngineChoice
          setup={setup}
          chosen={plan.engines}
          onChange={(engines) => draft.change({ ...plan, engines })}
        />
        <p aria-live="polite" className="text-note text-bad empty:hidden">
          {checked && none && 'Please choose at least one engine'}
        </p>
      </fieldset>
      <PlanNumbers plan={plan} onChange={draft.change} />
      <section aria-label="What a run takes" className={`grid grid-cols-1 gap-3 ${besideFields}`}>
        <p className="text-note text-muted">
          {counted(active, 'prompt')} × {counted(plan.engines.length, 'engine')} ×{' '}
          {counted(samples ?? 0, 'sample')}
        </p>
        {whole && <EstimateCard estimate={estimate} />}
      </section>
      <section aria-labelledby="when" className="grid grid-cols-1 gap-4">
        <h3 id="when" className="font-semibold">
          When they are asked automatically
        </h3>
        <ScheduleForm
          schedule={plan.schedule}
          siteId={siteId}
          words={{
            does: 'The engines are asked',
            hints: {
              daily: 'For a campaign; it costs a run each day.',
              weekly: 'Enough to see a change within a month.',
              monthly: 'For a figure in a report.',
            },
          }}
          onChange={(changed) => draft.change({ ...plan, schedule: changed })}
          disabled={false}
        />
      </section>
    </SetupStep>
  );
}
