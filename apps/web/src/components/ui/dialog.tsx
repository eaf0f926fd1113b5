import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names.ts';
import { IconButton } from './icon-button.tsx';
import { overlayClass, panelClass } from './surface-class.ts';
import { useReturnFocus } from './use-return-focus.ts';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons: first the action, then the one that changes nothing. */
  footer?: ReactNode;
  size?: 'regular' | 'wide';
}

const widths = { regular: 'max-w-lg', wide: 'max-w-5xl' };

/** A modal dialog. Escape, the cross and a click outside close it. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  size = 'regular',
}: DialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={overlayClass}>
          <RadixDialog.Content
            {...returnFocus}
            className={classNames(panelClass, widths[size])}
            {...(!description && { 'aria-describedby': undefined })}
          >
            <header className="grid grid-cols-1 gap-1.5 pr-10">
              <RadixDialog.Title className="speaks text-title">{title}</RadixDialog.Title>
              {description && (
                <RadixDialog.Description className="text-note text-muted">
                  {description}
                </RadixDialog.Description>
              )}
            </header>
            {children}
            {footer && <footer className="flex flex-wrap justify-end gap-2">{footer}</footer>}
            {/* Last in the tab order, because a dialog opens with the focus on its first field. */}
            <div className="absolute top-5 right-4">
              <RadixDialog.Close asChild>
                <IconButton label="Close">
                  <X aria-hidden="true" />
                </IconButton>
              </RadixDialog.Close>
            </div>
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
