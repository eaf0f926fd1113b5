import type { HowCountedText } from '@visible-ai/shared/answers/how-counted';
import { CircleHelp } from 'lucide-react';
import { Popover } from '@/components/ui/popover.tsx';

/** Explains a figure: what was counted, what was not, and how sure it is. */
export function HowCounted({ text }: { text: HowCountedText }) {
  const parts = [
    ['What is counted', text.counted],
    ['What is not', text.leftOut],
    ['How sure it is', text.sure],
  ] as const;
  return (
    <Popover
      triggerClass="touch-target inline-flex items-center gap-1.5 rounded-[4px] text-note text-muted hover:text-ink"
      trigger={
        <>
          <CircleHelp aria-hidden="true" className="size-4" />
          How this is counted<span className="sr-only">: {text.title}</span>
        </>
      }
    >
      <p className="font-semibold">{text.title}</p>
      <dl className="mt-2 grid gap-2">
        {parts.map(([name, words]) => (
          <div key={name}>
            <dt className="text-muted">{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Popover>
  );
}
