import { type ReactNode, useId } from 'react';

export interface RadioCardsProps<Value extends string> {
  /** What is chosen. Screen readers read it before the choices. */
  label: string;
  /** Whether the label is visible. */
  labelShown?: boolean;
  choices: readonly { readonly value: Value; readonly label: ReactNode; readonly hint: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
}

const cardClass = [
  'flex cursor-pointer items-start gap-3 rounded-box p-4 text-note inset-ring inset-ring-line-strong',
  'has-checked:bg-accent-soft has-checked:inset-ring-accent has-focus-visible:outline-2 has-focus-visible:outline-accent',
].join(' ');

/** A choice between a few things that each need an explanation. The whole card can be clicked. */
export function RadioCards<Value extends string>({
  label,
  labelShown = false,
  choices,
  value,
  onChange,
}: RadioCardsProps<Value>) {
  const id = useId();
  return (
    <fieldset className="grid grid-cols-1 gap-2">
      <legend className={labelShown ? 'pb-2 text-note font-semibold' : 'sr-only'}>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={cardClass}>
          <input
            type="radio"
            name={id}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
            aria-labelledby={`${id}-${choice.value}`}
            aria-describedby={`${id}-${choice.value}-hint`}
            className="mt-1 size-4 shrink-0 accent-accent outline-none"
          />
          <span className="grid min-w-0 grid-cols-1 gap-0.5 [overflow-wrap:anywhere]">
            <span id={`${id}-${choice.value}`} className="font-semibold">
              {choice.label}
            </span>
            <span id={`${id}-${choice.value}-hint`} className="text-muted">
              {choice.hint}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
