import { Pause, Play } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { classNames } from '@/lib/class-names.ts';
import type { DemoState } from './advance-demo.ts';
import { AnswerPrompt } from './answer-prompt.tsx';
import { answerLength, type DemoPrompt, demoPrompts } from './demo-prompts.ts';
import { type AnswerDemo as Demo, useAnswerDemo } from './use-answer-demo.ts';

function typedOf({ phase, typed }: DemoState, prompt: DemoPrompt): { asked: number; answered: number } {
  const all = { asked: prompt.question.length, answered: answerLength(prompt) };
  switch (phase) {
    case 'question':
      return { asked: typed, answered: 0 };
    case 'pause':
      return { ...all, answered: 0 };
    case 'answer':
      return { ...all, answered: typed };
    case 'rest':
      return all;
  }
}

function DemoBar({ demo }: { demo: Demo }) {
  return (
    <div className="flex items-start gap-1 border-b border-line px-2 py-2.5 sm:px-4">
      <div className="flex min-w-0 flex-1 flex-wrap sm:gap-1">
        {demoPrompts.map(({ platform }, index) => (
          <button
            key={platform}
            type="button"
            aria-pressed={index === demo.state.index}
            onClick={() => demo.choose(index)}
            className={classNames(
              'touch-target rounded-full px-2 py-1.5 text-note transition-colors sm:px-3.5',
              index === demo.state.index ? 'bg-sunken font-semibold text-ink' : 'text-muted hover:text-ink',
            )}
          >
            {platform}
          </button>
        ))}
      </div>
      <IconButton
        label={demo.paused ? 'Play the example' : 'Pause the example'}
        data-needs-script
        onClick={demo.togglePaused}
        className="motion-reduce:hidden sm:-mr-1"
      >
        {demo.paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
      </IconButton>
    </div>
  );
}

/**
 * An assistant types an answer that cites the visitor's site. All four answers are in one grid cell, so the
 * tallest sets the height and nothing moves.
 */
export function AnswerDemo() {
  const demo = useAnswerDemo();
  return (
    <figure
      ref={demo.element}
      data-markdown="leave-out"
      className="min-w-0 overflow-hidden rounded-box bg-raised shadow-lift ring ring-line"
    >
      <figcaption className="sr-only">Example: an answer that cites your site first</figcaption>
      <DemoBar demo={demo} />
      <div className="grid">
        {demoPrompts.map((prompt, index) => {
          const active = index === demo.state.index;
          return (
            <div
              key={prompt.platform}
              aria-hidden={!active}
              className={classNames('col-start-1 row-start-1 flex min-w-0 flex-col', !active && 'invisible')}
            >
              <AnswerPrompt
                prompt={prompt}
                {...(active
                  ? typedOf(demo.state, prompt)
                  : { asked: prompt.question.length, answered: answerLength(prompt) })}
              />
            </div>
          );
        })}
      </div>
    </figure>
  );
}
