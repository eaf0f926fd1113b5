import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { KeyboardEvent, ReactNode } from 'react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { useReturnFocus } from '@/components/ui/use-return-focus.ts';
import { useFloor } from '@/lib/use-floor.ts';

interface EditFrameProps {
  title: string;
  description: string;
  /** The host, and the kind of file if the title does not name it. */
  subject: string;
  /** Called when somebody wants to leave: Escape, the cross, a click outside. */
  onClose: () => void;
  onSave: () => void;
  footer: ReactNode;
  children: ReactNode;
}

/** A click on a toast is not a click outside the dialog. */
function isToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-sonner-toaster]') !== null;
}

/**
 * Stays in view where the keyboard of a phone leaves little room. Toasts appear above the footer and never cover
 * its buttons, because a toast may ask to click one again.
 */
function Footer({ children }: { children: ReactNode }) {
  const footer = useFloor<HTMLElement>();
  return (
    <footer
      ref={footer}
      className="sticky -bottom-5 -mb-5 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-paper pt-4 pb-5 sm:-bottom-6 sm:-mb-6 sm:pb-6 short:py-2.5"
    >
      {children}
    </footer>
  );
}

/**
 * The dialog of the editor. It fills nearly the whole window, on a phone all of it. Ctrl or Cmd with S saves.
 */
export function EditFrame({
  title,
  description,
  subject,
  onClose,
  onSave,
  footer,
  children,
}: EditFrameProps) {
  const returnFocus = useReturnFocus();
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    onSave();
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-shade data-[state=open]:animate-appear" />
        <Dialog.Content
          {...returnFocus}
          onKeyDown={onKeyDown}
          onInteractOutside={(event) => {
            if (isToast(event.target)) event.preventDefault();
          }}
          className="fixed inset-0 z-50 flex flex-col gap-5 scroll-pb-20 overflow-y-auto bg-paper p-5 outline-none data-[state=open]:animate-rise sm:inset-4 sm:rounded-box sm:p-6 sm:shadow-float sm:ring sm:ring-line lg:inset-8"
        >
          <header className="grid gap-1 pr-10">
            <Dialog.Title className="speaks text-title">{title}</Dialog.Title>
            <p className="truncate font-mono text-note">{subject}</p>
            <Dialog.Description className="text-note text-muted">{description}</Dialog.Description>
          </header>
          {children}
          <Footer>{footer}</Footer>
          <div className="absolute top-4 right-4">
            <Dialog.Close asChild>
              <IconButton label="Close">
                <X aria-hidden="true" />
              </IconButton>
            </Dialog.Close>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
