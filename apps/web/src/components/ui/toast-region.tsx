import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { toast as sonner, Toaster } from 'sonner';
import { classNames } from '@/lib/class-names.ts';
import { focusedControl } from '@/lib/focused-control.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import type { ToastMessage } from './toast.ts';

const looks = {
  success: { Icon: CircleCheck, icon: 'text-good', frame: 'bg-raised ring-line-strong' },
  error: { Icon: CircleAlert, icon: 'text-bad', frame: 'bg-bad-soft ring-bad' },
  notice: { Icon: Info, icon: 'text-accent', frame: 'bg-raised ring-line-strong' },
};

const TOASTS = '[data-sonner-toaster]';

/** Where the focus was before it came to the toasts. */
function useFocusBefore() {
  const before = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !target.closest(TOASTS)) before.current = target;
    };
    const now = focusedControl();
    before.current = now === document.body ? null : now;
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  return before;
}

/** Above the element at the bottom of the window, which sets `--floor` to its height. */
const aboveFloor = (pixels: number) => `calc(${pixels}px + var(--floor, 0px))`;

function ToastCard({ message, onClose }: { message: ToastMessage; onClose: () => void }) {
  const { Icon, icon, frame } = looks[message.kind];
  const { title, description, action } = message;
  return (
    <div
      role={message.kind === 'error' ? 'alert' : 'status'}
      data-kind={message.kind}
      className={classNames(
        // An open dialog takes pointer events from the rest of the page, but not from toasts.
        'pointer-events-auto flex w-full items-start gap-3 rounded-box p-4 font-text text-note text-ink shadow-float ring sm:w-88',
        frame,
      )}
    >
      <Icon aria-hidden="true" className={classNames('mt-px size-[18px] shrink-0', icon)} />
      <div className="grid min-w-0 flex-1 grid-cols-1 justify-items-start gap-0.5 [overflow-wrap:anywhere]">
        <p className="font-semibold">{title}</p>
        {description && <p className={message.kind === 'error' ? '' : 'text-muted'}>{description}</p>}
        {action && (
          <Button
            variant="secondary"
            size="small"
            className="mt-2"
            onClick={() => {
              onClose();
              action.onClick();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton label="Close" onClick={onClose} className="-mt-2 -mr-2">
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** sonner with our own card. toast-host loads it when there is a toast to show. */
export function ToastRegion({ latest }: { latest: ToastMessage }) {
  const shown = useRef<number>(undefined);
  const before = useFocusBefore();
  useEffect(() => {
    if (shown.current !== undefined && shown.current !== latest.id) sonner.dismiss(shown.current);
    shown.current = latest.id;
    const close = (id: number | string) => {
      // The card goes, and the focus with it.
      if (document.activeElement?.closest(TOASTS)) {
        const back = before.current?.isConnected ? before.current : document.getElementById('main');
        back?.focus({ preventScroll: true });
      }
      sonner.dismiss(id);
    };
    // The same message shown again, as effects may run twice, stays one toast.
    sonner.custom((id) => <ToastCard message={latest} onClose={() => close(id)} />, {
      id: latest.id,
      duration: latest.duration,
    });
  }, [latest, before]);
  // In the body, because an open dialog hides the rest of the page from screen readers, but not this.
  return createPortal(
    <Toaster
      position="bottom-right"
      visibleToasts={1}
      gap={12}
      style={{ zIndex: 60 }}
      offset={{ right: 16, bottom: aboveFloor(16) }}
      mobileOffset={{ left: 16, right: 16, bottom: aboveFloor(16) }}
    />,
    document.body,
  );
}
