import { ChevronDown } from 'lucide-react';
import { classNames } from '@/lib/class-names.ts';
import { controlClass } from './control-class.ts';
import { useFieldAttributes } from './field-context.ts';

export interface SelectProps<Value extends string> {
  options: readonly { readonly value: Value; readonly label: string; readonly disabled?: boolean }[];
  value: Value | undefined;
  onValueChange: (value: Value) => void;
  placeholder?: string;
  /** Needed where no `Field` names the select. */
  'aria-label'?: string;
  disabled?: boolean;
  className?: string;
}

/**
 * One of a few values: the browser's own list of them, which phones draw as theirs, and which costs a page nothing until
 * it is opened. Where a browser lets us, it looks as our menus do (styles/base.css).
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
          // Not `truncate`: what it hides of a long choice would still make a page wider (styles/base.css).
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
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2 text-muted"
      />
    </div>
  );
}
