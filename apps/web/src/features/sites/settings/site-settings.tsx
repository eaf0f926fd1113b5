import { planLimits } from '@visible-ai/shared/accounts/plan-limits';
import type { User } from '@visible-ai/shared/accounts/schema';
import {
  alerts as alertsSchema,
  type Site,
  schedule as scheduleSchema,
} from '@visible-ai/shared/sites/schema';
import { type FormEvent, useState } from 'react';
import { z } from 'zod';
import { PlanNotice } from '@/components/gate/plan-notice.tsx';
import { NotSavedYet } from '@/components/not-saved-yet.tsx';
import { ScheduleForm } from '@/components/schedule/schedule-form.tsx';
import { ownTimeZone } from '@/components/schedule/time-zones.ts';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Setting } from '@/components/ui/setting.tsx';
import { TextInput } from '@/components/ui/text-input.tsx';
import { type Draft, useDraft } from '@/lib/use-draft.ts';
import { SiteFrame } from '../site-frame.tsx';
import { AlertsForm } from './alerts-form.tsx';
import { DeleteSite } from './delete-site.tsx';
import { useChangeSite } from './use-change-site.ts';

interface SavePartProps {
  label: string;
  saving: boolean;
  draft: Pick<Draft<unknown>, 'dirty' | 'forget'>;
  disabled?: boolean;
}

/** The button that saves a part. */
function SavePart({ label, saving, draft, disabled = false }: SavePartProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button type="submit" variant="secondary" loading={saving} disabled={disabled}>
        {label}
      </Button>
      <NotSavedYet changed={draft.dirty && !saving} onDiscard={draft.forget} />
    </div>
  );
}

function NameForm({ site }: { site: Site }) {
  const draft = useDraft(`site-name:${site.id}`, z.string(), site.name);
  const [problem, setProblem] = useState<string | null>(null);
  const change = useChangeSite(site.id, 'The name is saved');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const name = draft.value.trim();
    if (name === '') return setProblem('Please enter a name');
    change.mutate({ name }, { onSuccess: draft.forget });
  };
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
      <Field label="Name of the site" error={problem}>
        <TextInput
          dir="auto"
          maxLength={100}
          value={draft.value}
          onChange={(event) => {
            draft.change(event.target.value);
            setProblem(null);
          }}
        />
      </Field>
      <SavePart label="Save the name" saving={change.isPending} draft={draft} />
    </form>
  );
}

const audits = {
  does: 'It is audited',
  hints: {
    daily: 'For a site that changes daily.',
    weekly: 'Enough for most sites.',
    monthly: 'For a site that rarely changes.',
  },
};

/** A new schedule starts in the owner's time zone. */
const startOf = ({ schedule }: Site) =>
  schedule.every === 'none' ? { ...schedule, timeZone: ownTimeZone() } : schedule;

function SchedulePart({ site, included }: { site: Site; included: boolean }) {
  const draft = useDraft(`site-schedule:${site.id}`, scheduleSchema, startOf(site));
  const change = useChangeSite(site.id, 'The schedule is saved');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate({ schedule: draft.value }, { onSuccess: draft.forget });
      }}
      className="grid grid-cols-1 gap-5"
    >
      <ScheduleForm
        schedule={draft.value}
        siteId={site.id}
        words={audits}
        onChange={draft.change}
        disabled={!included}
      />
      <SavePart label="Save the schedule" saving={change.isPending} draft={draft} disabled={!included} />
    </form>
  );
}

/** Explains when alerts are sent. Without a schedule they follow only audits that somebody starts. */
const alertsLead = ({ schedule }: Site, included: boolean) =>
  included && schedule.every === 'none'
    ? 'After each audit we tell you if one of these has happened. With a schedule, audits run automatically.'
    : 'After each audit we tell you if one of these has happened.';

function AlertsPart({ site, included }: { site: Site; included: boolean }) {
  const draft = useDraft(`site-alerts:${site.id}`, alertsSchema, site.alerts);
  const change = useChangeSite(site.id, 'The alerts are saved');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate({ alerts: draft.value }, { onSuccess: draft.forget });
      }}
      className="grid grid-cols-1 gap-6"
    >
      <AlertsForm alerts={draft.value} onChange={draft.change} disabled={!included} />
      <SavePart label="Save the alerts" saving={change.isPending} draft={draft} disabled={!included} />
    </form>
  );
}

function Parts({ site, user }: { site: Site; user: User }) {
  const included = planLimits(user).monitoring;
  return (
    <div>
      <Setting title="Name" text="What this site is called here and in its reports.">
        <NameForm site={site} />
      </Setting>
      {!included && (
        <div className="pb-8">
          <PlanNotice
            title="Schedules and alerts are part of our plans"
            text="With a plan this site is audited on a schedule, and you hear from us only when something has really changed."
          />
        </div>
      )}
      <Setting title="Schedule" text="When this site is audited automatically.">
        <SchedulePart site={site} included={included} />
      </Setting>
      <Setting title="Alerts" text={alertsLead(site, included)}>
        <AlertsPart site={site} included={included} />
      </Setting>
      <Setting title="Delete" text="The site and all of its audits are deleted.">
        <DeleteSite site={site} />
      </Setting>
    </div>
  );
}

/** The settings of a site: name, schedule, alerts, and deleting it. */
export function SiteSettings({ siteId, user }: { siteId: string; user: User }) {
  return (
    <SiteFrame siteId={siteId} title="Settings">
      {(site) => <Parts site={site} user={user} />}
    </SiteFrame>
  );
}
