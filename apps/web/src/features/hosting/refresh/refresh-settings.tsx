import { changeHosting } from '@visible-ai/shared/hosting/endpoints';
import { type Hosting, refreshSchedule } from '@visible-ai/shared/hosting/schema';
import { NotSavedYet } from '@/components/not-saved-yet.tsx';
import { ScheduleForm } from '@/components/schedule/schedule-form.tsx';
import { ownTimeZone } from '@/components/schedule/time-zones.ts';
import { Button } from '@/components/ui/button.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { call } from '@/lib/api-client.ts';
import { useDraft } from '@/lib/use-draft.ts';
import { useChangeHosting } from '../use-change-hosting.ts';

interface RefreshSettingsProps {
  siteId: string;
  hosting: Hosting;
  included: boolean;
}

const words = {
  does: 'The site is read again',
  hints: {
    weekly: 'For a site that changes every few days.',
    monthly: 'Enough for most sites.',
  },
};

/** A new schedule starts in the owner's time zone. */
const startOf = ({ schedule }: Hosting) =>
  schedule.every === 'none' ? { ...schedule, timeZone: ownTimeZone() } : schedule;

/** When the site is read again, and what may be published automatically. */
export function RefreshSettings({ siteId, hosting, included }: RefreshSettingsProps) {
  const draft = useDraft(`refresh-schedule:${siteId}`, refreshSchedule, startOf(hosting));
  const params = { id: siteId };
  const saveSchedule = useChangeHosting({
    siteId,
    ask: () => call(changeHosting, { params, body: { schedule: draft.value } }),
    done: () => 'The schedule is saved',
    failed: 'The schedule could not be saved',
  });
  const saveAdditions = useChangeHosting<boolean>({
    siteId,
    ask: (additions) => call(changeHosting, { params, body: { additions } }),
    done: null,
    failed: 'The switch could not be saved',
  });
  return (
    <div className="grid grid-cols-1 gap-8">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          saveSchedule.mutate(undefined, { onSuccess: draft.forget });
        }}
        className="grid grid-cols-1 gap-5"
      >
        <ScheduleForm
          schedule={draft.value}
          siteId={siteId}
          words={words}
          onChange={(next) => {
            const { every } = next;
            // Not offered: a site is read again for its files at most once a week.
            if (every !== 'daily') draft.change({ ...next, every });
          }}
          disabled={!included}
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" variant="secondary" loading={saveSchedule.isPending} disabled={!included}>
            Save the schedule
          </Button>
          <NotSavedYet changed={draft.dirty && !saveSchedule.isPending} onDiscard={draft.forget} />
        </div>
      </form>
      <Switch
        label="Publish additions automatically"
        hint="A refresh that only adds lines is published at once, and you are told by mail. One that takes away or changes a line waits for you, and robots.txt always does."
        checked={saveAdditions.isPending ? saveAdditions.variables : hosting.additions}
        disabled={!included}
        onCheckedChange={(on) => saveAdditions.mutate(on)}
        className="border-t border-line pt-6"
      />
    </div>
  );
}
