import { DropdownMenu } from 'radix-ui';
import { type ReactElement, type ReactNode, useState } from 'react';
import { classNames } from '@/lib/class-names.ts';
import { floatingClass } from './surface-class.ts';

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** `MenuItem`, `MenuLink` and `MenuSeparator`. */
  children: ReactNode;
  align?: 'start' | 'end';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  className?: string;
}

/**
 * Where to put an element that floats beside a control: in the control's dialog, which would hide it
 * otherwise, or in its landmark, so that all content is in a landmark. Without either it goes to the end of
 * the page.
 */
function surroundings(control: Element | null): Element | undefined {
  return control?.closest('[role=dialog], [role=alertdialog], header, main') ?? undefined;
}

/** A list of actions that opens under a button. */
export function Menu({ trigger, children, align = 'end', open, onOpenChange, className }: MenuProps) {
  const [button, setButton] = useState<HTMLElement | null>(null);
  return (
    <DropdownMenu.Root
      modal={false}
      {...(open !== undefined && { open })}
      {...(onOpenChange && { onOpenChange })}
    >
      <DropdownMenu.Trigger ref={setButton} asChild>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={surroundings(button)}>
        <DropdownMenu.Content
          align={align}
          sideOffset={8}
          collisionPadding={12}
          className={classNames(floatingClass, className)}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
