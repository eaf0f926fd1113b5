import { Switch as RadixSwitch } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import { classNames } from '@/lib/class-names.ts';

export interface SwitchProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
  className?: string;
}

/** Turns one thing on or off at once. The whole line can be clicked. */
export function Switch({ checked, onCheckedChange, label, hint, disabled = false, className }: SwitchProps) {
  const id = useId();
  return (
    <div className={classNames('flex items-start justify-between gap-6', className)}>
      <div className="grid gap-0.5">
        <label
          htmlFor={id}
          className={classNames('font-semibold text-note', disabled ? 'text-muted' : 'cursor-pointer')}
        >
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-note text-muted">
            {hint}
          </p>
        )}
      </div>
      <RadixSwitch.Root
        id={id}
        checked={checked}
        onCheckedChange={onCheckedChange}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="touch-target h-6 w-10 shrink-0 rounded-full bg-edge transition-colors disabled:opacity-50 data-[state=checked]:bg-accent"
      >
        <RadixSwitch.Thumb className="block size-5 translate-x-0.5 rounded-full bg-raised transition-transform data-[state=checked]:translate-x-[18px]" />
      </RadixSwitch.Root>
    </div>
  );
}
