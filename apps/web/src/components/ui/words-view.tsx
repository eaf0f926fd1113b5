import { ScrollRegion } from '@/components/ui/scroll-region.tsx';
import { classNames } from '@/lib/class-names.ts';

interface WordsViewProps {
  label: string;
  text: string;
  /** Sets the height at which it scrolls. */
  className?: string;
}

/** A whole text in a scrolling box. */
export function WordsView({ label, text, className = 'max-h-96' }: WordsViewProps) {
  return (
    <figure className="min-w-0 overflow-hidden rounded-box bg-sunken ring ring-line">
      <figcaption className="border-b border-line px-3 py-2 text-note text-muted">{label}</figcaption>
      <ScrollRegion
        label={label}
        className={classNames(
          'overflow-auto p-3 font-mono text-note leading-6 break-words whitespace-pre-wrap [unicode-bidi:plaintext]',
          className,
        )}
      >
        {text}
      </ScrollRegion>
    </figure>
  );
}
