import { nextDue } from '@visible-ai/shared/sites/next-due';
import type { Schedule } from '@visible-ai/shared/sites/schema';
import { useState } from 'react';
import { Field } from '../ui/field.tsx';
import { RadioCards } from '../ui/radio-cards.tsx';
import { Select } from '../ui/select.tsx';
import { hourWord, momentIn, scheduleWords, weekdays } from './schedule-words.ts';
import { timeZones } from './time-zones.ts';

export interface ScheduleFormProps {
  schedule: Schedule;
  /** Determines the minute, so that not all sites are due at once. */
  siteId: string;
  words: {
    /** What happens, before the times: "It is audited". */
    does: string;
    /** Which site each choice suits. A choice without a hint is not offered. */
    hints: Readonly<Partial<Record<'daily' | 'weekly' | 'monthly', string>>>;
  };
  onChange: (schedule: Schedule) => void;
  disabled: boolean;
}

const often = [
  { value: 'daily', label: 'Every day' },
  { value: 'weekly', label: 'Every week' },
  { value: 'monthly', label: 'Every month' },
] as const;

const choicesOf = ({ hints }: ScheduleFormProps['words']) => [
  { value: 'none' as const, label: 'Never automatically', hint: 'Only when you ask for it.' },
  ...often.flatMap((choice) => {
    const hint = hints[choice.value];
    return hint === undefined ? [] : [{ ...choice, hint }];
  }),
];

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourWord(hour) }));
const days = Array.from({ length: 28 }, (_, day) => ({ value: String(day + 1), label: String(day + 1) }));
const weekdayOptions = weekdays.map((label, index) => ({ value: String(index + 1), label }));

/** Says in words when it runs. */
function Due({ schedule, siteId, does }: Pick<ScheduleFormProps, 'schedule' | 'siteId'> & { does: string }) {
  const [now] = useState(() => new Date());
  const words = scheduleWords(schedule);
  const due = nextDue(schedule, now, siteId);
  return (
    <p role="status" className="text-note text-muted">
      {words === null
        ? `${does} only when you ask for it.`
        : `${does} ${words} (${schedule.timeZone.replaceAll('_', ' ')}), within the hour after.`}
      {due && ` The next time is ${momentIn(due.toISOString(), schedule.timeZone)}.`}
    </p>
  );
}

/** Chooses when something runs automatically for a site. */
export function ScheduleForm({ schedule, siteId, words, onChange, disabled }: ScheduleFormProps) {
  const { every } = schedule;
  return (
    <fieldset disabled={disabled} className="grid grid-cols-1 gap-5 disabled:opacity-60">
      <legend className="sr-only">Schedule</legend>
      <RadioCards
        label="How often"
        choices={choicesOf(words)}
        value={every}
        onChange={(value) => onChange({ ...schedule, every: value })}
      />
      {every !== 'none' && (
        <div className="grid grid-cols-1 gap-x-3 gap-y-4 sm:grid-cols-3">
          {every === 'weekly' && (
            <Field label="On">
              <Select
                options={weekdayOptions}
                value={String(schedule.weekday ?? 1)}
                onValueChange={(value) => onChange({ ...schedule, weekday: Number(value) })}
                disabled={disabled}
              />
            </Field>
          )}
          {every === 'monthly' && (
            <Field label="On day">
              <Select
                options={days}
                value={String(schedule.day ?? 1)}
                onValueChange={(value) => onChange({ ...schedule, day: Number(value) })}
                disabled={disabled}
              />
            </Field>
          )}
          <Field label="At">
            <Select
              options={hours}
              value={String(schedule.hour)}
              onValueChange={(value) => onChange({ ...schedule, hour: Number(value) })}
              disabled={disabled}
            />
          </Field>
          <Field label="Time zone">
            <Select
              options={timeZones(schedule.timeZone)}
              value={schedule.timeZone}
              onValueChange={(timeZone) => onChange({ ...schedule, timeZone })}
              disabled={disabled}
            />
          </Field>
        </div>
      )}
      <Due schedule={schedule} siteId={siteId} does={words.does} />
    </fieldset>
  );
}
