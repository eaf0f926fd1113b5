import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { tabStorage } from '@/lib/tab-storage.ts';

type Making<Made> = { step: 'idle' } | { step: 'form' } | { step: 'made'; made: Made };

interface MakeOneProps<Made> {
  /** Names what the tab stores of the form: with half-typed text it is open after a reload. */
  formKey: string;
  /** The text of the button. */
  label: string;
  count: number;
  most: number;
  /** Shown when the account has as many as it may have. */
  full: string;
  empty: { icon: ReactElement; title: string; description: string };
  form: (ways: { onCancel: () => void; onMade: (made: Made) => void }) => ReactNode;
  /** Draws what is shown only once. */
  made: (made: Made, onDone: () => void) => ReactNode;
}

/** Creates another item of a short list, such as a key: first the button, then the form, then the secret. */
export function MakeOne<Made>({ formKey, label, count, most, full, empty, form, made }: MakeOneProps<Made>) {
  const [making, setMaking] = useState<Making<Made>>(() => ({
    step: tabStorage.has(formKey) ? 'form' : 'idle',
  }));
  const button = useRef<HTMLButtonElement>(null);
  const back = () => {
    setMaking({ step: 'idle' });
    // The form is gone, and the focus with it.
    requestAnimationFrame(() => button.current?.focus());
  };
  if (making.step === 'form')
    return form({ onCancel: back, onMade: (one) => setMaking({ step: 'made', made: one }) });
  if (making.step === 'made') return made(making.made, back);
  const isFull = count >= most;
  const make = (
    <Button ref={button} disabled={isFull} onClick={() => setMaking({ step: 'form' })}>
      {label}
    </Button>
  );
  if (count === 0) return <EmptyState {...empty} action={make} />;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {make}
      {isFull && <p className="text-note text-muted">{full}</p>}
    </div>
  );
}
