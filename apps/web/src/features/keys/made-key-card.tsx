import { ShownOnce } from '@/components/ui/shown-once.tsx';
import type { MadeKey } from './create-key-form.tsx';

/** Shows a new key with its secret until its owner has copied it. */
export function MadeKeyCard({ made: { key, secret }, onDone }: { made: MadeKey; onDone: () => void }) {
  return (
    <ShownOnce title={`Your new key: ${key.name}`} secret={secret} copyLabel="Copy key" onDone={onDone}>
      Copy it now: it is shown this once, and we keep no copy. Whoever has it acts as you, within what it may
      do.
    </ShownOnce>
  );
}
