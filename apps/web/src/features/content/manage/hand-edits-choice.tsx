import { RadioGroup } from 'radix-ui';

type HandEdits = 'keep' | 'discard';

const choices = [
  {
    value: 'keep',
    label: 'Keep what was changed by hand',
    hint: 'It is put into the new version. Where both changed the same place, yours stands.',
  },
  {
    value: 'discard',
    label: 'Give it up',
    hint: 'The new version replaces everything. What would be lost is shown below.',
  },
] as const;

/** What becomes of the changes somebody made by hand. */
export function HandEditsChoice({
  value,
  onChange,
}: {
  value: HandEdits;
  onChange: (value: HandEdits) => void;
}) {
  return (
    <RadioGroup.Root
      aria-label="Changes made by hand"
      value={value}
      onValueChange={(chosen) => onChange(chosen === 'discard' ? 'discard' : 'keep')}
      className="grid gap-2"
    >
      {choices.map((choice) => (
        <RadioGroup.Item
          key={choice.value}
          value={choice.value}
          aria-labelledby={`hand-edits-${choice.value}`}
          aria-describedby={`hand-edits-${choice.value}-hint`}
          className="flex items-start gap-3 rounded-box p-4 text-left inset-ring inset-ring-line-strong data-[state=checked]:bg-accent-soft data-[state=checked]:inset-ring-accent"
        >
          <span className="mt-1 grid size-4 shrink-0 place-items-center rounded-full bg-raised inset-ring inset-ring-edge">
            <RadioGroup.Indicator className="size-2 rounded-full bg-accent" />
          </span>
          <span className="grid gap-0.5 text-note">
            <span id={`hand-edits-${choice.value}`} className="font-semibold">
              {choice.label}
            </span>
            <span id={`hand-edits-${choice.value}-hint`} className="text-muted">
              {choice.hint}
            </span>
          </span>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
