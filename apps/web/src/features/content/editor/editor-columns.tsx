import type { ReactNode } from 'react';
import { ScrollRegion } from '@/components/ui/scroll-region.tsx';

interface EditorColumnsProps {
  editor: ReactNode;
  /** The result of checking the text; null if there is nothing to check. */
  check: ReactNode;
  changes: ReactNode;
}

/** The editor on the left, comments on its text on the right; in a narrow window one below the other. */
export function EditorColumns({ editor, check, changes }: EditorColumnsProps) {
  return (
    <div className="grid min-h-0 flex-1 grid-cols-1 short:min-h-80 gap-5 overflow-y-auto lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[minmax(0,1fr)] lg:overflow-hidden">
      <div className="h-[52dvh] min-h-72 min-w-0 lg:h-auto lg:min-h-0">{editor}</div>
      <ScrollRegion
        label="Live check"
        className="grid min-w-0 content-start gap-6 rounded-box lg:overflow-y-auto lg:pr-1"
      >
        {check}
        <div className="grid gap-3">
          <h3 className="text-note font-semibold">Changes</h3>
          {changes}
        </div>
      </ScrollRegion>
    </div>
  );
}
