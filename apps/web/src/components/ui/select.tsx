import { Check, ChevronDown } from 'lucide-react';
import { Select as RadixSelect } from 'radix-ui';
import { useState } from 'react';
import { classNames } from '@/lib/class-names.ts';
import { controlClass } from './control-class.ts';
import { useFieldAttributes } from './field-context.ts';
import { floatingClass, floatingItemClass } from './surface-class.ts';
import { surroundings } from './surroundings.ts';

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

/** One of a few values. */
export function Select<Value extends string>({
  options,
  value,
  onValueChange,
  placeholder,
  disabled,
  className,
  ...rest
}: SelectProps<Value>) {
  const { required: _, ...attributes } = useFieldAttributes(rest);
  const [button, setButton] = useState<HTMLElement | null>(null);
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onValueChange(option.value);
  };
  return (
    <RadixSelect.Root value={value ?? ''} onValueChange={choose} disabled={disabled ?? false}>
      <RadixSelect.Trigger
        ref={setButton}
        aria-label={rest['aria-label']}
        {...attributes}
        className={classNames(
          controlClass,
          'flex h-11 items-center justify-between gap-2 px-3.5 text-left data-placeholder:text-faint',
          className,
        )}
      >
        <RadixSelect.Value placeholder={placeholder} />
        <RadixSelect.Icon asChild>
          <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-muted" />
        </RadixSelect.Icon>
      </RadixSelect.Trigger>
      <RadixSelect.Portal container={surroundings(button)}>
        <RadixSelect.Content
          position="popper"
          sideOffset={6}
          className={classNames(floatingClass, 'max-h-80 min-w-(--radix-select-trigger-width)')}
        >
          <RadixSelect.Viewport>
            {options.map((option) => (
              <RadixSelect.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled ?? false}
                className={classNames(floatingItemClass, 'justify-between')}
              >
                <RadixSelect.ItemText>{option.label}</RadixSelect.ItemText>
                <RadixSelect.ItemIndicator>
                  <Check aria-hidden="true" className="size-4 text-accent" />
                </RadixSelect.ItemIndicator>
              </RadixSelect.Item>
            ))}
          </RadixSelect.Viewport>
        </RadixSelect.Content>
      </RadixSelect.Portal>
    </RadixSelect.Root>
  );
}
