import type { User } from '@visible-ai/shared/accounts/schema';
import type { SharedKind } from '@visible-ai/shared/content/kinds/all-kinds';
import type { FormEvent, ReactNode } from 'react';
import { denials } from '@/components/gate/denials.ts';
import { PlanNotice } from '@/components/gate/plan-notice.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Chip } from '@/components/ui/chip.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { costOfGeneration } from './cost-of-generation.ts';
import { OwnPrompt } from './own-prompt.tsx';

/** What describes the submit button: the cost, or why nothing can be generated. */
const COST_ID = 'generation-cost';

export interface GeneratorFrameProps {
  user: User;
  kind: SharedKind;
  lead: string;
  /** What happens after the button is clicked, in order. */
  steps: readonly string[];
  submitLabel: string;
  /** Shown while the file is being written; null at other times. */
  working: string | null;
  onSubmit: () => void;
  /** Buttons beside the submit button. */
  actions?: (payable: boolean) => ReactNode;
  children: ReactNode;
  /** An example of a prompt, for people who write their own. Null if no model writes this kind. */
  promptExample: string | null;
  /** Reads the address from the form. If it is wrong, it says so and returns null. */
  readUrl: () => string | null;
  /** Below everything: a preview of the result. */
  after?: ReactNode;
}

/** @param cost null for people who cannot generate: what they need stands above the form. */
function WhatHappens({ steps, cost }: { steps: readonly string[]; cost: string | null }) {
  return (
    <section aria-labelledby="what-happens" className="grid content-start gap-4 @min-[50rem]:pt-6">
      <h2 id="what-happens" className="text-note font-semibold">
        What happens next
      </h2>
      <ol className="grid gap-3">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3 text-note text-muted">
            <Chip className="mt-0.5">{index + 1}</Chip>
            <span>{step}</span>
          </li>
        ))}
      </ol>
      {cost && (
        <p id={COST_ID} className="border-t border-line pt-4 text-note text-muted">
          {cost}
        </p>
      )}
    </section>
  );
}

/** The screen of a generator: a form, what happens next, and below it the way to use an own prompt. */
export function GeneratorFrame(props: GeneratorFrameProps) {
  const { user, kind, lead, steps, submitLabel, working, onSubmit, actions, children } = props;
  const { promptExample, readUrl, after } = props;
  const title = kind.page.name;
  const cost = costOfGeneration(user);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <div className="@container page-width grid grid-cols-1 gap-10 pt-12 pb-24 md:pt-18">
      <header className="grid gap-3">
        <h1 className="speaks text-heading">{title}</h1>
        <p className="max-w-prose text-lead text-muted">{lead}</p>
      </header>
      {!cost.payable && (
        <PlanNotice title={cost.text} text={denials.generation}>
          <ButtonLink to="/dashboard" variant="quiet">
            Go to Dashboard
          </ButtonLink>
        </PlanNotice>
      )}
      <div className="grid grid-cols-1 items-start gap-8 @min-[50rem]:grid-cols-[minmax(0,1fr)_20rem] @min-[50rem]:gap-12">
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <Card className="p-5 sm:p-8">
            <form onSubmit={submit} noValidate aria-label={title} className="grid grid-cols-1 gap-6">
              {children}
              <div className="border-t border-line pt-6">
                <div className="flex flex-wrap items-center gap-2">
                  <Button
                    type="submit"
                    loading={working !== null}
                    disabled={!cost.payable}
                    aria-describedby={COST_ID}
                  >
                    {submitLabel}
                  </Button>
                  {actions?.(cost.payable)}
                  {!cost.payable && (
                    <p id={COST_ID} className="text-note text-muted">
                      {cost.text}.
                    </p>
                  )}
                </div>
                <div role="status" className="text-note text-muted">
                  {working && (
                    <p className="flex gap-2 pt-4">
                      <Spinner className="mt-1 text-accent" />
                      <span>{working}</span>
                    </p>
                  )}
                </div>
              </div>
            </form>
          </Card>
          {promptExample !== null && (
            <OwnPrompt type={kind.id} example={promptExample} payable={cost.payable} readUrl={readUrl} />
          )}
        </div>
        <WhatHappens steps={steps} cost={cost.payable ? cost.text : null} />
      </div>
      {after}
    </div>
  );
}
