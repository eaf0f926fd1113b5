import type { ReactNode } from 'react';
import { Chip } from '@/components/ui/chip.tsx';

interface GuideProps {
  id: string;
  number: number;
  title: string;
  children: ReactNode;
}

/** A numbered section about one way to use the product from a program. */
export function Guide({ id, number, title, children }: GuideProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-28 border-t border-line pt-12 first:border-t-0 first:pt-0"
    >
      <h2 id={`${id}-title`} className="speaks mb-5 flex items-center gap-3.5 text-title">
        <span aria-hidden="true" className="grid font-text">
          <Chip size="large">{number}</Chip>
        </span>
        {title}
      </h2>
      <div className="grid min-w-0 grid-cols-1 gap-5 [&_h3]:mt-3 [&_h3]:text-lead [&_h3]:font-semibold [&_p]:max-w-prose [&_p]:text-muted [&_p_code]:font-mono [&_p_code]:text-note [&_p_code]:text-ink [&_p_code]:wrap-anywhere">
        {children}
      </div>
    </section>
  );
}
