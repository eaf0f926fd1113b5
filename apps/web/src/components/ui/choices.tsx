import { useId } from 'react';
import { Checkbox } from './checkbox.tsx';

interface ChoicesProps<Value extends string> {
  legend: string;
  /** The values that programs use, with their meaning. */
  options: readonly { value: Value; label: string; hint: string }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
  error?: string | undefined;
}

/** A group of checkboxes: any number of them can be chosen. */
export function Choices<Value extends string>({
  legend,
  options,
  chosen,
  onChange,
  error,
}: ChoicesProps<Value>) {
  const id = useId();
  return (
    <fieldset className="grid grid-cols-1 gap-4" aria-describedby={id}>
      <legend className="pb-3 text-note font-semibold">{legend}</legend>
      <div className="grid grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-2">
        {options.map(({ value, label, hint }) => (
          <Checkbox
            key={value}
            checked={chosen.includes(value)}
            onCheckedChange={(checked) =>
              onChange(checked ? [...chosen, value] : chosen.filter((other) => other !== value))
            }
            label={
              <>
                {label} <code className="text-muted [overflow-wrap:anywhere]">{value}</code>
              </>
            }
            hint={hint}
          />
        ))}
      </div>
      <p id={id} role="alert" className="text-note text-bad empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}
