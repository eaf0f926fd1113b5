import { Tabs as RadixTabs } from 'radix-ui';
import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '@/lib/class-names.ts';
import { tabBarClass, tabRowClass } from './surface-class.ts';

export interface TabsProps<Value extends string> {
  /** What the tabs switch between, for screen readers. */
  label: string;
  items: readonly { readonly value: Value; readonly label: ReactNode; readonly content: ReactNode }[];
  value: Value;
  onValueChange: (value: Value) => void;
  className?: string;
}

/**
 * Leaves it to the browser to focus a tab that is pressed. Radix would do it by script, and then browsers draw the
 * outline that is for people with a keyboard. A tab that has the focus is chosen.
 */
function leaveFocusToBrowser(event: MouseEvent): void {
  if (event.button === 0 && !event.ctrlKey) event.stopPropagation();
}

/** Several views of one thing, of which one is shown. */
export function Tabs<Value extends string>({
  label,
  items,
  value,
  onValueChange,
  className,
}: TabsProps<Value>) {
  const choose = (chosen: string) => {
    const item = items.find((candidate) => candidate.value === chosen);
    if (item) onValueChange(item.value);
  };
  return (
    <RadixTabs.Root
      value={value}
      onValueChange={choose}
      className={classNames('grid grid-cols-1 gap-4', className)}
    >
      <div className={tabBarClass}>
        <RadixTabs.List aria-label={label} className={classNames(tabRowClass, 'flex gap-1 max-sm:gap-0')}>
          {items.map((item) => (
            <RadixTabs.Trigger
              key={item.value}
              value={item.value}
              onMouseDownCapture={leaveFocusToBrowser}
              // Safari focuses no button that is pressed.
              onClick={() => item.value !== value && onValueChange(item.value)}
              className="touch-target shrink-0 rounded-full px-3.5 py-1.5 max-sm:px-3 text-note text-muted transition-colors hover:text-ink data-[state=active]:bg-sunken data-[state=active]:font-semibold data-[state=active]:text-ink"
            >
              {item.label}
            </RadixTabs.Trigger>
          ))}
        </RadixTabs.List>
      </div>
      {items.map((item) => (
        <RadixTabs.Content key={item.value} value={item.value} className="rounded-box">
          {item.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
