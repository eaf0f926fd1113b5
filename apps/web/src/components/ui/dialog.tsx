import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names.ts';
import { IconButton } from './icon-button.tsx';
import { overlayClass, panelClass } from './overlay-class.ts';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons: what to do first, then what leaves things as they are. */
  footer?: ReactNode;
  size?: 'regular' | 'wide';
}

const widths = { regular: 'max-w-lg', wide: 'max-w-5xl' };

/** Something to finish before going on. Escape, the cross and a press outside close it. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  size = 'regular',
}: DialogProps) {
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={overlayClass}>
          <RadixDialog.Content
            className={classNames(panelClass, widths[size])}
            {...(!description && { 'aria-describedby': undefined })}
          >
            <header className="grid grid-cols-[1fr_auto] items-start gap-x-4 gap-y-1.5">
              <RadixDialog.Title className="speaks text-title">{title}</RadixDialog.Title>
              <RadixDialog.Close asChild>
                <IconButton label="Close" className="-mt-1 -mr-2">
                  <X aria-hidden="true" />
                </IconButton>
              </RadixDialog.Close>
              {description && (
                <RadixDialog.Description className="col-span-2 text-note text-muted">
                  {description}
                </RadixDialog.Description>
              )}
            </header>
            {children}
            {footer && <footer className="flex flex-wrap justify-end gap-2">{footer}</footer>}
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
