import { organisation } from '@visible-ai/shared/site/organisation';
import { type ReactNode, type Ref, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '@/components/ui/card.tsx';
import { Chip } from '@/components/ui/chip.tsx';

interface AuthCardProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Benefits or steps, shown beside the card if there is room. */
  points?: readonly string[];
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
  footer?: ReactNode;
  /** When the prerendered page shows it (see base.css). */
  'data-show'?: string;
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ol className="mt-6 hidden max-w-md border-b border-line lg:grid">
      {points.map((point, index) => (
        <li key={point} className="flex gap-4 border-t border-line py-4">
          <span aria-hidden="true" className="mt-[3px] grid">
            <Chip lit={index === 0}>{index + 1}</Chip>
          </span>
          {point}
        </li>
      ))}
    </ol>
  );
}

/** The frame of all screens about signing in: text on one side, a card with the form on the other. */
export function AuthCard({ title, lead, points, headingRef, children, footer, ...rest }: AuthCardProps) {
  useEffect(() => {
    // Before the first toast, which may say that the connection dropped.
    import('@/components/ui/toast-region.tsx').catch(() => undefined);
  }, []);
  const besides = points !== undefined;
  return (
    <div
      {...rest}
      className={`fills-window page-width grid grid-cols-1 content-start items-start gap-x-16 gap-y-8 py-10 md:py-16 lg:py-24 ${
        besides
          ? 'justify-items-center lg:grid-cols-[minmax(0,1fr)_min(28rem,55%)] lg:justify-items-stretch'
          : 'justify-items-center'
      }`}
    >
      <header
        className={`grid w-full max-w-md content-start gap-3 text-center ${besides ? 'lg:max-w-none lg:text-left' : ''}`}
      >
        <h1 ref={headingRef} tabIndex={-1} className="speaks text-heading">
          {title}
        </h1>
        {lead && <p className="text-lead text-balance text-muted">{lead}</p>}
        {points && <Points points={points} />}
      </header>
      <div className="grid w-full max-w-md gap-6">
        <Card className="grid grid-cols-1 gap-6 p-6 sm:p-8">
          <p data-without-script>
            This part of {organisation.name} needs JavaScript.{' '}
            <Link to="/" className="text-link">
              The public pages
            </Link>{' '}
            do without.
          </p>
          {children}
        </Card>
        {footer && <div className="grid justify-items-center gap-1 text-note text-muted">{footer}</div>}
      </div>
    </div>
  );
}
