import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card.tsx';

/** The frame of everything about signing in: a heading that speaks, a card that works. */
export function AuthCard({
  title,
  lead,
  children,
  footer,
}: {
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
}) {
  return (
    <div className="page-width grid justify-items-center py-12 md:py-20">
      <div className="grid w-full max-w-md gap-8">
        <header className="grid gap-3 text-center">
          <h1 className="speaks text-heading">{title}</h1>
          {lead && <p className="text-muted">{lead}</p>}
        </header>
        <Card className="grid gap-6 p-6 sm:p-8">{children}</Card>
        {footer && <div className="grid justify-items-center gap-1 text-note text-muted">{footer}</div>}
      </div>
    </div>
  );
}
