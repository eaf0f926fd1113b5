import { organisation } from '@visible-ai/shared/site/organisation';
import type { ReactNode } from 'react';
import { Chip } from '@/components/ui/chip.tsx';
import { classNames } from '@/lib/class-names.ts';

interface SlideProps {
  id: string;
  number: number;
  title: string;
  lead?: string;
  /** The first slide has the page's H1. */
  first?: boolean;
  /** Has an accent background. */
  bold?: boolean;
  children?: ReactNode;
}

/** A slide with one idea: as wide as the screen, as high as its content or 16 by 9, one sheet in print. */
export function Slide({ id, number, title, lead, first = false, bold = false, children }: SlideProps) {
  const Heading = first ? 'h1' : 'h2';
  return (
    <section
      id={id}
      data-slide
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={classNames(
        'deck-slide flex scroll-mt-22 flex-col rounded-box px-[min(1.5rem,6.4vw)] py-8 sm:px-10 md:px-14 md:py-11 lg:min-h-[40.5rem]',
        bold ? 'justify-between bg-accent text-accent-ink' : 'bg-raised ring ring-line',
      )}
    >
      <p
        aria-hidden="true"
        data-markdown="leave-out"
        className="mb-8 flex items-center justify-between text-note"
      >
        <Chip size="large" className={bold ? 'bg-accent-ink! text-accent!' : undefined}>
          {number}
        </Chip>
        <span className="opacity-80">{organisation.name}</span>
      </p>
      <div className="grid max-w-prose gap-4">
        <Heading
          id={`${id}-title`}
          className={classNames('speaks', first ? 'text-hero max-w-[9em]' : 'text-heading')}
        >
          {title}
        </Heading>
        {lead && <p className="text-lead text-balance">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
