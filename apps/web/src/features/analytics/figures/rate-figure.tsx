import type { HowCountedText } from '@visible-ai/shared/answers/how-counted';
import { type Figure, tellFigure } from '@visible-ai/shared/answers/rate-words';
import { BandLine } from './band-line.tsx';
import { HowCounted } from './how-counted.tsx';

interface RateFigureProps {
  title: string;
  figure: Figure;
  /** What was counted: "answers". */
  what: string;
  how: HowCountedText;
  /** Shown if nothing was counted. */
  none?: string | undefined;
}

function Told({ figure, what, none }: Pick<RateFigureProps, 'figure' | 'what' | 'none'>) {
  const { large, of, sure } = tellFigure(figure, what, none);
  if (figure.value === null) return <p className="text-muted">{large}</p>;
  return (
    <>
      {of === null ? (
        <p className="flex min-h-(--text-heading) items-end speaks text-title leading-none [overflow-wrap:anywhere] tabular-nums">
          {large}
        </p>
      ) : (
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="speaks text-heading leading-none tabular-nums">{large}</span>
          <span className="text-note text-muted tabular-nums">{of}</span>
        </p>
      )}
      <p className="text-note text-muted tabular-nums">{sure}</p>
    </>
  );
}

/** A share and its numbers: a dot for the counted answers, a band for how sure that is. */
export function RateFigure({ title, figure, what, how, none }: RateFigureProps) {
  return (
    <div className="grid min-w-0 content-start gap-3 border-t border-line pt-4">
      <h3 className="text-note font-semibold">{title}</h3>
      <div className="grid gap-1">
        <Told figure={figure} what={what} none={none} />
      </div>
      <div>
        <BandLine figure={figure} />
        <span
          aria-hidden="true"
          className="mt-1 grid grid-cols-3 text-axis leading-4 text-faint tabular-nums"
        >
          <span>0%</span>
          <span className="text-center">50%</span>
          <span className="text-right">100%</span>
        </span>
      </div>
      <div>
        <HowCounted text={how} />
      </div>
    </div>
  );
}
