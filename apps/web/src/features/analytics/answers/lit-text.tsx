import type { AnswerSample } from '@visible-ai/shared/answers/schema';
import { Fragment } from 'react';
import { Chip } from '@/components/ui/chip.tsx';
import { classNames } from '@/lib/class-names.ts';
import type { KnownNames } from '../known-names.ts';
import { litSegments, type Segment } from './lit-segments.ts';

/** A name: ours is lit, a competitor's is underlined. Screen readers are told which it is. */
function Named({ segment, names }: { segment: Segment; names: KnownNames }) {
  const entity = segment.entityId === null ? null : names.entity(segment.entityId);
  const passage = segment.cited.length > 0 && 'border-b-2 border-dotted border-accent';
  if (!entity) return passage ? <span className={passage}>{segment.text}</span> : segment.text;
  return (
    <mark
      title={entity.own ? `${entity.name} (you)` : entity.name}
      className={classNames(
        'rounded-[3px] px-0.5 font-semibold',
        entity.own ? 'bg-accent text-accent-ink' : 'bg-line-strong text-ink',
        passage,
      )}
    >
      {segment.text}
    </mark>
  );
}

interface LitTextProps {
  sample: AnswerSample & { text: string };
  names: KnownNames;
  /** The number of a source in the list below, by its index. */
  numberOf: (source: number) => number | null;
  locale: string | undefined;
}

/** An answer word for word, never as markup. Names are lit, cited passages are underlined and numbered. */
export function LitText({ sample, names, numberOf, locale }: LitTextProps) {
  return (
    <div
      dir="auto"
      lang={locale}
      className="max-w-prose text-lead leading-[1.75] [overflow-wrap:anywhere] whitespace-pre-wrap"
    >
      {litSegments(sample.text, sample).map((segment) => (
        <Fragment key={segment.start}>
          <Named segment={segment} names={names} />
          {segment.ends.map((source) => {
            const number = numberOf(source);
            return (
              number !== null && (
                <a
                  key={source}
                  href={`#source-${number}`}
                  className="touch-target mx-0.5 no-underline select-none"
                >
                  <Chip lit={Boolean(entityOf(sample, source, names)?.own)}>{number}</Chip>
                  <span className="sr-only"> source</span>
                </a>
              )
            );
          })}
        </Fragment>
      ))}
    </div>
  );
}

function entityOf(sample: AnswerSample, source: number, names: KnownNames) {
  const id = sample.sources[source]?.entityId;
  return id ? names.entity(id) : null;
}
