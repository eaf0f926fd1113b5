import { Check, Minus } from 'lucide-react';
import { Table } from '@/components/ui/table.tsx';
import { classNames } from '@/lib/class-names.ts';
import { features, type Has, rivals } from '../deck-figures.ts';
import { Slide } from '../slide.tsx';

const words: Record<Has, string> = { yes: 'Yes', partly: 'Partly', no: 'No' };

function Answer({ has, own }: { has: Has; own: boolean }) {
  return (
    <td className={classNames('px-2! text-center max-md:px-0!', own && 'bg-accent-soft')}>
      <span className="inline-flex items-center gap-1.5 align-middle">
        {has === 'yes' && <Check aria-hidden="true" className="size-4 text-accent" />}
        {has === 'no' && <Minus aria-hidden="true" className="size-4 text-faint" />}
        <span className={has === 'partly' ? 'text-muted' : 'sr-only'}>{words[has]}</span>
      </span>
    </td>
  );
}

/** On a phone each feature is above its answers, which stay in their columns. */
const folded =
  'max-md:grid max-md:grid-cols-[repeat(4,minmax(min-content,1fr))] [&_:is(thead,tbody,tr)]:max-md:col-span-full [&_:is(thead,tbody,tr)]:max-md:grid [&_:is(thead,tbody,tr)]:max-md:grid-cols-subgrid';

export function RivalsSlide({ number }: { number: number }) {
  return (
    <Slide
      id="competition"
      number={number}
      title="What others do, and what they leave"
      lead="By kind of product, as of November 2026. Where others are ahead of us, the table says so."
    >
      <div className="mt-8 md:mt-10">
        <Table caption="Features by kind of product" className={folded}>
          <thead>
            <tr>
              <th scope="col" className="max-md:sr-only">
                Feature
              </th>
              {rivals.map((name, index) => (
                <th
                  key={name}
                  scope="col"
                  className={classNames(
                    'p-2! text-center max-md:whitespace-normal!',
                    index === 0 && 'rounded-t-[4px] bg-accent-soft text-ink',
                  )}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {features.map(({ name, has }) => (
              <tr key={name}>
                <th scope="row" className="max-md:col-span-full max-md:pb-1!">
                  {name}
                </th>
                {has.map((answer, index) => (
                  <Answer key={rivals[index]} has={answer} own={index === 0} />
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </Slide>
  );
}
