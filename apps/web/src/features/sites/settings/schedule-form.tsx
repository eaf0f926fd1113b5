import { nextDue } from '@visible-ai/shared/sites/next-due';
import type { Schedule } from '@visible-ai/shared/sites/schema';
import { useState } from 'react';
import { Field } from '@/components/ui/field.tsx';
import { RadioCards } from '@/components/ui/radio-cards.tsx';
import { Select } from '@/components/ui/select.tsx';
import { hourWord, momentIn, scheduleWords, weekdays } from '../schedule-words.ts';
import { timeZones } from './time-zones.ts';

interface ScheduleFormProps {
  schedule: Schedule;
  /** Spreads the sites over the hour. */
  siteId: string;
  onChange: (schedule: Schedule) => void;
  disabled: boolean;
}

const choices = [
  { value: 'none', label: 'Never by itself', hint: 'Only when you ask for it.' },
  { value: 'daily', label: 'Every day', hint: 'For a site that changes daily.' },
  { value: 'weekly', label: 'Every week', hint: 'Enough for most sites.' },
  { value: 'monthly', label: 'Every month', hint: 'For a site that rarely changes.' },
] as const;

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourWord(hour) }));
const days = Array.from({ length: 28 }, (_, day) => ({ value: String(day + 1), label: String(day + 1) }));
const weekdayOptions = weekdays.map((label, index) => ({ value: String(index + 1), label }));

/** In words when it runs. */
function Due({ schedule, siteId }: Pick<ScheduleFormProps, 'schedule' | 'siteId'>) {
  const [now] = useState(() => new Date());
  const words = scheduleWords(schedule);
  const due = nextDue(schedule, now, siteId);
  return (
    <p role="status" className="text-note text-muted">
      {words === null
        ? 'It is audited only when you ask for it.'
        : `It is audited ${words} (${schedule.timeZone.replaceAll('_', ' ')}), within the hour after.`}
      {due && ` The next time is ${momentIn(due.toISOString(), schedule.timeZone)}.`}
    </p>
  );
}

/** When a site is audited by itself. */
export function ScheduleForm({ schedule, siteId, onChange, disabled }: ScheduleFormProps) {
  const { every } = schedule;
  return (
    <fieldset disabled={disabled} className="grid grid-cols-1 gap-5 disabled:opacity-60">
      <legend className="sr-only">Schedule</legend>
      <RadioCards
        label="How often"
        choices={choices}
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
      <Due schedule={schedule} siteId={siteId} />
    </fieldset>
  );
}
