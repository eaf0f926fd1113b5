import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { showAndFocus } from '@/lib/show-and-focus.ts';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { CopyButton } from './copy-button.tsx';

interface ShownOnceProps {
  title: ReactNode;
  /** Says that the secret is shown only once, and what it gives access to. */
  children: ReactNode;
  secret: string;
  copyLabel: string;
  onDone: () => void;
}

/** Shows a new secret until its owner has copied it. It takes the focus. */
export function ShownOnce({ title, children, secret, copyLabel, onDone }: ShownOnceProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (heading.current) showAndFocus(heading.current);
  }, []);
  return (
    <Card className="p-5 sm:p-6">
      <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
        <h2 id={id} ref={heading} tabIndex={-1} className="font-semibold [overflow-wrap:anywhere]">
          {title}
        </h2>
        <p className="flex gap-2 text-note">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warn" />
          <span>{children}</span>
        </p>
        <div className="flex flex-wrap items-center gap-3 rounded-box bg-sunken px-4 py-3 ring ring-line">
          <code className="min-w-0 flex-1 basis-64 font-mono text-note [overflow-wrap:anywhere]">
            {secret}
          </code>
          <CopyButton text={secret} label={copyLabel} />
        </div>
        <Button variant="secondary" className="justify-self-start" onClick={onDone}>
          I have copied it
        </Button>
      </section>
    </Card>
  );
}
