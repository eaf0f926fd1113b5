import { ChevronDown } from 'lucide-react';
import { classNames } from '@/lib/class-names.ts';
import { controlClass } from './control-class.ts';
import { useFieldAttributes } from './field-context.ts';

export interface SelectProps<Value extends string> {
  options: readonly { readonly value: Value; readonly label: string; readonly disabled?: boolean }[];
  value: Value | undefined;
  onValueChange: (value: Value) => void;
  placeholder?: string;
  /** Required if no `Field` names the select. */
  'aria-label'?: string;
  disabled?: boolean;
  className?: string;
}

/**
 * A choice of one of a few values. It is the browser's own select: phones draw it in their own way, and it
 * costs nothing until it is opened. Browsers that allow it draw it like our menus (styles/base.css).
 */
export function Select<Value extends string>({
  options,
  value,
  onValueChange,
  placeholder = '',
  disabled = false,
  className,
  ...rest
}: SelectProps<Value>) {
  const attributes = useFieldAttributes(rest);
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onValueChange(option.value);
  };
  return (
    <div className={classNames('relative', className)}>
      <select
        aria-label={rest['aria-label']}
        {...attributes}
        value={value ?? ''}
        disabled={disabled}
        onChange={(event) => choose(event.target.value)}
        className={classNames(
          controlClass,
          'h-11 appearance-none pr-10 pl-3.5 text-ellipsis whitespace-nowrap',
          value === undefined && 'text-faint',
        )}
      >
        {value === undefined && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled ?? false}>
            {option.label}
          </option>
        ))}
      </select>
      {/* It has its own background, so that a long choice ends before the arrow. */}
      <span
        aria-hidden="true"
        className={classNames(
          'pointer-events-none absolute inset-y-0.5 right-0.5 grid w-9 place-items-center rounded-box',
          disabled ? 'bg-sunken' : 'bg-raised',
        )}
      >
        <ChevronDown className="size-4 text-muted" />
      </span>
    </div>
  );
}
