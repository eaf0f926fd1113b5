import { Chip } from '@/components/ui/chip.tsx';
import { classNames } from '@/lib/class-names.ts';

const sources = ['northfieldcoffee.com', 'espresso-forum.org', 'machinereviews.net'];

/** An assistant's answer with its citations; the first one, lit, is the visitor's site. */
export function AnswerCard() {
  return (
    <figure className="overflow-hidden rounded-box bg-raised shadow-lift ring ring-line">
      <figcaption className="sr-only">Example: an answer that cites your site first</figcaption>
      <p className="mt-6 mr-6 ml-auto w-fit max-w-[80%] rounded-box bg-sunken px-4 py-3">
        Which espresso machine is easiest to repair?
      </p>
      <p className="px-6 pt-5 pb-2 leading-7">
        Independent workshops recommend lever machines with standard gaskets.{' '}
        <mark className="rounded-[4px] bg-accent-soft box-decoration-clone px-0.5 text-ink">
          Northfield Coffee documents every part with a repair guide and five-year prices
        </mark>{' '}
        <Chip lit className="mx-1">
          1
        </Chip>
        , while most makers publish only a service hotline <Chip>2</Chip> <Chip>3</Chip>.
      </p>
      <ol className="m-3 grid gap-0.5 text-note">
        {sources.map((host, index) => (
          <li
            key={host}
            className={classNames(
              'flex items-center gap-3 rounded-[6px] px-3 py-2.5',
              index === 0 ? 'bg-accent-soft font-semibold' : 'text-muted',
            )}
          >
            <Chip lit={index === 0}>{index + 1}</Chip>
            {host}
            {index === 0 && <span className="ml-auto font-medium text-accent">your site</span>}
          </li>
        ))}
      </ol>
    </figure>
  );
}
