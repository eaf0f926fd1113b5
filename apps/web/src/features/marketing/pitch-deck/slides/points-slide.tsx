import { Chip } from '@/components/ui/chip.tsx';
import { Slide } from '../slide.tsx';

interface PointsSlideProps {
  id: string;
  number: number;
  title: string;
  lead: string;
  points: readonly { readonly title: string; readonly text: string }[];
}

/** A slide with a few points side by side. */
export function PointsSlide({ id, number, title, lead, points }: PointsSlideProps) {
  return (
    <Slide id={id} number={number} title={title} lead={lead}>
      <ol className="mt-12 grid flex-1 grid-cols-1 content-center gap-x-10 gap-y-8 md:grid-cols-2">
        {points.map((point, index) => (
          <li
            key={point.title}
            className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-t border-line pt-5"
          >
            <span aria-hidden="true" className="pt-0.5">
              <Chip>{index + 1}</Chip>
            </span>
            <div>
              <h3 className="text-lead font-semibold">{point.title}</h3>
              <p className="mt-1.5 text-muted">{point.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Slide>
  );
}
