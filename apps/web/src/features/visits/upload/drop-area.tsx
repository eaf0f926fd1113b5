import { FileText } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { classNames } from '@/lib/class-names.ts';

interface DropAreaProps {
  title: ReactNode;
  description: ReactNode;
  /** True if there is no log yet, so this is the main action. */
  first: boolean;
  onFile: (file: File) => void;
}

/** Accepts a file that is chosen or dropped. */
export function DropArea({ title, description, first, onFile }: DropAreaProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: for dragging; the button inside works without a pointer
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        'rounded-box border border-dashed px-6 transition-colors',
        over ? 'border-accent bg-accent-soft' : 'border-line-strong',
        first
          ? 'grid justify-items-center gap-2 py-14 text-center'
          : 'flex flex-wrap items-center gap-x-6 gap-y-3 py-5',
      )}
    >
      <FileText aria-hidden="true" className={classNames('size-6 text-faint', first && 'mb-1')} />
      <div className={classNames('min-w-[min(14rem,100%)]', first ? 'grid gap-2' : 'flex-1')}>
        <p className="font-semibold">{title}</p>
        <p className={classNames('max-w-prose text-muted', first ? 'text-balance' : 'text-note')}>
          {description}
        </p>
      </div>
      <Button
        variant={first ? 'primary' : 'secondary'}
        className={first ? 'mt-4' : undefined}
        onClick={() => input.current?.click()}
      >
        Choose a log
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Access log"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Choosing the same file again tries again.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </div>
  );
}
