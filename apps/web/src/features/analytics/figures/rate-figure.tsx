import { BandLine } from './band-line.tsx';
import { HowCounted, type HowCountedText } from './how-counted.tsx';
import { bandText, type Figure, isFew, ofText, percentText } from './rate-words.ts';

interface RateFigureProps {
  title: string;
  figure: Figure;
  /** What was counted: "answers". */
  what: string;
  how: HowCountedText;
}

/** Few answers are told as numbers: a percentage of three would be read as a verdict. */
function Value({ figure, what }: Pick<RateFigureProps, 'figure' | 'what'>) {
  const { value, band } = figure;
  if (value === null) return <p className="text-muted">Nothing to count yet</p>;
  if (!band)
    return (
      <>
        <p className="speaks text-title [overflow-wrap:anywhere] tabular-nums">{ofText(figure, what)}</p>
        <p className="text-note text-muted">From one prompt alone: nobody can say how sure that is.</p>
      </>
    );
  if (isFew(figure))
    return (
      <>
        <p className="speaks text-title [overflow-wrap:anywhere] tabular-nums">{ofText(figure, what)}</p>
        <p className="text-note text-muted">
          Too few for a percentage. The true share may lie anywhere from {bandText(band)}.
        </p>
      </>
    );
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="speaks text-heading leading-none tabular-nums">{percentText(value)}</span>
        <span className="text-note text-muted tabular-nums">{ofText(figure, what)}</span>
      </p>
      <p className="text-note text-muted tabular-nums">
        Most likely between {bandText(band).replace(' to ', ' and ')}
      </p>
    </>
  );
}

/** A share with what it was counted from: a dot for the answers that came, a band for what they can say. */
export function RateFigure({ title, figure, what, how }: RateFigureProps) {
  return (
    <div className="grid min-w-0 content-start gap-3 border-t border-line pt-4">
      <h3 className="text-note font-semibold">{title}</h3>
      <div className="grid gap-1">
        <Value figure={figure} what={what} />
      </div>
      <div>
        <BandLine figure={figure} />
        <span
          aria-hidden="true"
          className="mt-1 flex justify-between text-[12px] leading-4 text-faint tabular-nums"
        >
          <span>0%</span>
          <span>50%</span>
          <span>100%</span>
        </span>
      </div>
      <div>
        <HowCounted text={how} />
      </div>
    </div>
  );
}
