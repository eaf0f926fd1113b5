import { changeHosting } from '@visible-ai/shared/hosting/endpoints';
import type { Hosting } from '@visible-ai/shared/hosting/schema';
import { useState } from 'react';
import { ScheduleForm } from '@/components/schedule/schedule-form.tsx';
import { ownTimeZone } from '@/components/schedule/time-zones.ts';
import { Button } from '@/components/ui/button.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { call } from '@/lib/api-client.ts';
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
  const [schedule, setSchedule] = useState(() => startOf(hosting));
  const params = { id: siteId };
  const saveSchedule = useChangeHosting({
    siteId,
    ask: () => call(changeHosting, { params, body: { schedule } }),
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
          saveSchedule.mutate();
        }}
        className="grid grid-cols-1 gap-5"
      >
        <ScheduleForm
          schedule={schedule}
          siteId={siteId}
          words={words}
          onChange={(next) => {
            const { every } = next;
            // Not offered: a site is read again for its files at most once a week.
            if (every !== 'daily') setSchedule({ ...next, every });
          }}
          disabled={!included}
        />
        <Button
          type="submit"
          variant="secondary"
          className="justify-self-start"
          loading={saveSchedule.isPending}
          disabled={!included}
        >
          Save the schedule
        </Button>
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
