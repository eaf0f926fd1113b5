import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../ui/card.tsx';

export interface GateMessageProps {
  title: ReactNode;
  text: ReactNode;
  /** Links to where the person can go instead. */
  children: ReactNode;
}

/** Replaces a page that the person may not see. */
export function GateMessage({ title, text, children }: GateMessageProps) {
  return (
    <div className="page-width grid min-h-[60dvh] grid-cols-[minmax(0,1fr)] place-items-center py-16">
      <Card className="grid w-full max-w-md grid-cols-[minmax(0,1fr)] justify-items-center gap-3 px-6 py-12 [overflow-wrap:anywhere] text-center sm:px-10">
        <span className="mb-2 grid size-11 place-items-center rounded-full bg-sunken text-muted">
          <LockKeyhole aria-hidden="true" className="size-5" />
        </span>
        <h1 className="speaks text-title">{title}</h1>
        <p className="text-muted">{text}</p>
        <div className="mt-4 flex max-w-full flex-wrap items-center justify-center gap-2">{children}</div>
      </Card>
    </div>
  );
}
