import { Chip } from '@/components/ui/chip.tsx';
import { classNames } from '@/lib/class-names.ts';
import { answerLength, type DemoPrompt } from './demo-prompts.ts';
import { TypedText } from './typed-text.tsx';

interface AnswerPromptProps {
  prompt: DemoPrompt;
  /** The numbers of typed characters, of the question and of the answer. */
  asked: number;
  answered: number;
}

/** A question, its answer with citations, and the cited sources. The first source is the visitor's site. */
export function AnswerPrompt({ prompt, asked, answered }: AnswerPromptProps) {
  const { question, before, cited, after, sources } = prompt;
  const citedFrom = before.length;
  const afterFrom = citedFrom + cited.length;
  const lit = answered >= afterFrom;
  const complete = answered >= answerLength(prompt);
  const fade = 'transition-opacity duration-(--duration)';
  return (
    <>
      <p className="mt-6 mr-6 ml-auto w-fit max-w-[82%] rounded-box bg-sunken px-4 py-3">
        <TypedText text={question} shown={asked} />
      </p>
      <p className="px-6 pt-5 pb-3 leading-7">
        <TypedText text={before} shown={answered} />
        <mark
          className={classNames(
            'rounded-[4px] box-decoration-clone px-0.5 text-ink transition-colors',
            lit ? 'bg-accent-soft' : 'bg-transparent',
          )}
        >
          <TypedText text={cited} shown={answered - citedFrom} />
        </mark>{' '}
        <Chip lit={lit} className={classNames('mx-1', fade, !lit && 'opacity-0')}>
          1
        </Chip>
        <TypedText text={after} shown={answered - afterFrom} />{' '}
        <span className={classNames(fade, !complete && 'opacity-0')}>
          <Chip>2</Chip> <Chip>3</Chip>.
        </span>
      </p>
      <ol className="m-3 mt-auto grid gap-0.5 text-note">
        {sources.map((host, place) => (
          <li
            key={host}
            className={classNames(
              'flex min-w-0 items-center gap-3 rounded-[6px] px-3 py-2.5 transition-[background-color,opacity]',
              place === 0 && lit ? 'bg-accent-soft font-semibold' : 'text-muted',
              !(place === 0 ? lit : complete) && 'opacity-0',
            )}
          >
            <Chip lit={place === 0 && lit}>{place + 1}</Chip>
            <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-3">
              <span className="max-w-full truncate">{host}</span>
              {place === 0 && <span className="font-medium text-accent">your site</span>}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
