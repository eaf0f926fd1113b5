import { RadioCards } from '@/components/ui/radio-cards.tsx';

type HandEdits = 'keep' | 'discard';

const choices = [
  {
    value: 'keep',
    label: 'Keep what was changed by hand',
    hint: 'It goes into the new version. Where both changed the same place, yours is kept.',
  },
  {
    value: 'discard',
    label: 'Discard it',
    hint: 'The new version replaces everything. What would be lost is shown below.',
  },
] as const;

/** Asks what to do with manual changes. */
export function HandEditsChoice({
  value,
  onChange,
}: {
  value: HandEdits;
  onChange: (value: HandEdits) => void;
}) {
  return <RadioCards label="Changes made by hand" choices={choices} value={value} onChange={onChange} />;
}
