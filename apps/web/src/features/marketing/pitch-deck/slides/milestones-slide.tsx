import { Chip } from '@/components/ui/chip.tsx';
import { milestones } from '../deck-figures.ts';
import { Slide } from '../slide.tsx';

export function MilestonesSlide({ number }: { number: number }) {
  return (
    <Slide id="milestones" number={number} title="Milestones" lead="Three years, one goal in each.">
      <ol className="mt-12 grid flex-1 content-center gap-10 md:grid-cols-3 md:gap-10">
        {milestones.map(({ year, goal, text }, index) => (
          <li key={year} className="grid grid-cols-1 content-start gap-3 [overflow-wrap:anywhere]">
            <div aria-hidden="true" className="mb-3 flex items-center">
              <Chip size="large" lit={index === milestones.length - 1}>
                {index + 1}
              </Chip>
              {index < milestones.length - 1 && (
                <span className="-mr-6 ml-4 hidden flex-1 border-t border-line-strong md:block" />
              )}
            </div>
            <p className="font-semibold text-muted">{year}</p>
            <h3 className="speaks text-title lg:text-heading">{goal}</h3>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Slide>
  );
}
