import type { Alerts } from '@visible-ai/shared/sites/schema';
import { Field } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';
import { Switch } from '@/components/ui/switch.tsx';

interface AlertsFormProps {
  alerts: Alerts;
  onChange: (alerts: Alerts) => void;
  disabled: boolean;
}

const NEVER = 'never';
const drops = [1, 2, 3, 5, 10, 15, 20];

/** The events that owners get alerts about, in plain words. */
const kinds = [
  {
    key: 'agentBlocked',
    label: 'An answer engine is locked out',
    hint: 'robots.txt now blocks an agent that could read the site before.',
  },
  {
    key: 'noindex',
    label: 'Pages are hidden from engines',
    hint: 'A page that engines could list now says noindex.',
  },
  {
    key: 'pageGone',
    label: 'Pages are gone',
    hint: 'A page that was there answers 404 or 410.',
  },
  {
    key: 'fileDrift',
    label: 'A file of yours has changed',
    hint: 'llms.txt or robots.txt at the site is no longer what you put there.',
  },
  {
    key: 'newHighIssue',
    label: 'A serious issue has come up',
    hint: 'An issue of high priority that was not there before.',
  },
] as const;

/** The thresholds to choose from. The saved one is added if it is not among them. */
function dropOptions(kept: number | null) {
  const all =
    kept === null || drops.includes(kept) ? drops : [...drops, kept].sort((one, other) => one - other);
  return [
    ...all.map((points) => ({
      value: String(points),
      label: `${points} ${points === 1 ? 'point' : 'points'} or more`,
    })),
    { value: NEVER, label: 'Never' },
  ];
}

/** Which alerts the site's owner gets, if any. */
export function AlertsForm({ alerts, onChange, disabled }: AlertsFormProps) {
  const silent = disabled || alerts.muted;
  return (
    <div className="grid grid-cols-1 gap-6">
      <Switch
        label="Mute this site"
        hint="No mail and no webhook, whatever happens. The audits go on."
        checked={alerts.muted}
        disabled={disabled}
        onCheckedChange={(muted) => onChange({ ...alerts, muted })}
      />
      <Switch
        label="Send mails"
        hint="One for each audit in which something changed, and one when it has recovered."
        checked={alerts.mail}
        disabled={silent}
        onCheckedChange={(mail) => onChange({ ...alerts, mail })}
      />
      <Field
        label="The score falls"
        hint="We check again before we tell you. A site that cannot be reached does not count as a lower score."
        className="border-t border-line pt-6"
      >
        <Select
          options={dropOptions(alerts.scoreDrop)}
          value={alerts.scoreDrop === null ? NEVER : String(alerts.scoreDrop)}
          onValueChange={(value) =>
            onChange({ ...alerts, scoreDrop: value === NEVER ? null : Number(value) })
          }
          disabled={silent}
          className="max-w-56"
        />
      </Field>
      {kinds.map(({ key, label, hint }) => (
        <Switch
          key={key}
          label={label}
          hint={hint}
          checked={alerts[key]}
          disabled={silent}
          onCheckedChange={(on) => onChange({ ...alerts, [key]: on })}
        />
      ))}
    </div>
  );
}
