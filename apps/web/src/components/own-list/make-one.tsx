import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';

type Making<Made> = { step: 'idle' } | { step: 'form' } | { step: 'made'; made: Made };

interface MakeOneProps<Made> {
  /** Of the button. */
  label: string;
  count: number;
  most: number;
  /** What is said when there are as many as there may be. */
  full: string;
  empty: { icon: ReactElement; title: string; description: string };
  form: (ways: { onCancel: () => void; onMade: (made: Made) => void }) => ReactNode;
  /** What is shown this once. */
  made: (made: Made, onDone: () => void) => ReactNode;
}

/** The way to another one of what an account has a few of: the button, then the form, then its secret. */
export function MakeOne<Made>({ label, count, most, full, empty, form, made }: MakeOneProps<Made>) {
  const [making, setMaking] = useState<Making<Made>>({ step: 'idle' });
  const button = useRef<HTMLButtonElement>(null);
  const back = () => {
    setMaking({ step: 'idle' });
    // The form has taken the focus with it.
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
