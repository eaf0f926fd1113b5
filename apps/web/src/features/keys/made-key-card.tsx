import { TriangleAlert } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { showAndFocus } from '@/lib/show-and-focus.ts';
import type { MadeKey } from './create-key-form.tsx';

/** A key that was just made, with its secret, until its owner has put it away. */
export function MadeKeyCard({ made: { key, secret }, onDone }: { made: MadeKey; onDone: () => void }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (heading.current) showAndFocus(heading.current);
  }, []);
  return (
    <Card className="p-5 sm:p-6">
      <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
        <h2 id={id} ref={heading} tabIndex={-1} className="font-semibold [overflow-wrap:anywhere]">
          Your new key: {key.name}
        </h2>
        <p className="flex gap-2 text-note">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warn" />
          <span>
            Copy it now: it is shown this once, and we keep no copy. Whoever has it acts as you, within what
            it may do.
          </span>
        </p>
        <div className="flex flex-wrap items-center gap-3 rounded-box bg-sunken px-4 py-3 ring ring-line">
          <code className="min-w-0 flex-1 basis-64 font-mono text-note [overflow-wrap:anywhere]">
            {secret}
          </code>
          <CopyButton text={secret} label="Copy key" />
        </div>
        <Button variant="secondary" className="justify-self-start" onClick={onDone}>
          I have copied it
        </Button>
      </section>
    </Card>
  );
}
