import { Check } from 'lucide-react';
import { Checkbox as RadixCheckbox } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import { classNames } from '@/lib/class-names.ts';

export interface CheckboxProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
  className?: string;
}

/** An option that is on or off, and that is sent with its form. */
export function Checkbox({
  checked,
  onCheckedChange,
  label,
  hint,
  disabled = false,
  className,
}: CheckboxProps) {
  const id = useId();
  return (
    <div className={classNames('flex items-start gap-3', className)}>
      <RadixCheckbox.Root
        id={id}
        checked={checked}
        onCheckedChange={(next) => onCheckedChange(next === true)}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="touch-target mt-0.5 grid size-5 shrink-0 place-items-center rounded-[6px] bg-raised text-accent-ink inset-ring inset-ring-edge transition-colors disabled:opacity-50 data-[state=checked]:bg-accent data-[state=checked]:inset-ring-accent"
      >
        <RadixCheckbox.Indicator>
          <Check aria-hidden="true" strokeWidth={3} className="size-3.5" />
        </RadixCheckbox.Indicator>
      </RadixCheckbox.Root>
      <div className="grid gap-0.5">
        <label htmlFor={id} className={classNames('text-note', disabled ? 'text-muted' : 'cursor-pointer')}>
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-note text-muted">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
