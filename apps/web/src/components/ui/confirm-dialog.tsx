import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names.ts';
import { Button } from './button.tsx';
import { overlayClass, panelClass } from './surface-class.ts';
import { useReturnFocus } from './use-return-focus.ts';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the person or thing that is changed. */
  title: ReactNode;
  /** Says what will be different afterwards. */
  description: ReactNode;
  confirmLabel: ReactNode;
  cancelLabel?: string;
  destructive?: boolean;
  /** While true, the dialog stays open and its confirm button shows a spinner. */
  pending?: boolean;
  /** The caller closes the dialog after success. */
  onConfirm: () => void;
}

/** Asks before an action that is hard to undo. A click outside does not close it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, confirmLabel, cancelLabel = 'Cancel' } = props;
  const { destructive = false, pending = false, onConfirm } = props;
  const returnFocus = useReturnFocus();
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={overlayClass}>
          <AlertDialog.Content {...returnFocus} className={classNames(panelClass, 'max-w-md')}>
            <div className="grid grid-cols-1 gap-2">
              <AlertDialog.Title className="speaks text-title">{title}</AlertDialog.Title>
              <AlertDialog.Description className="text-muted">{description}</AlertDialog.Description>
            </div>
            <footer className="flex flex-wrap justify-end gap-2">
              <AlertDialog.Cancel asChild>
                <Button variant="secondary" disabled={pending}>
                  {cancelLabel}
                </Button>
              </AlertDialog.Cancel>
              <Button variant={destructive ? 'destructive' : 'primary'} loading={pending} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </footer>
          </AlertDialog.Content>
        </AlertDialog.Overlay>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
