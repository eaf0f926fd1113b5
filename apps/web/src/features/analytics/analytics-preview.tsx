import type { AnswersSetup } from '@visible-ai/shared/answers/schema';
import { Fragment } from 'react';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { Chip } from '@/components/ui/chip.tsx';

const planned = [
  'Track mentions across AI search engines',
  'Monitor competitor visibility',
  'Analyze sentiment and context',
  'Custom search query monitoring',
  'Detailed reporting and insights',
];

/** Shows admins which variables switch the engines on. */
function WhatBringsItToLife({ engines }: Pick<AnswersSetup, 'engines'>) {
  const missing = engines.flatMap(({ id, missing: names }) =>
    names && names.length > 0 ? [{ id, names }] : [],
  );
  if (missing.length === 0) return null;
  return (
    <p className="max-w-prose [overflow-wrap:anywhere]">
      To bring this to life, give the server the key of at least one answer engine and start it again:{' '}
      {missing.map(({ id, names }, index) => (
        <Fragment key={id}>
          {index > 0 && (index === missing.length - 1 ? ' or ' : ', ')}
          {names.map((name, place) => (
            <Fragment key={name}>
              {place > 0 && ' with '}
              <code className="font-mono text-note">{name}</code>
            </Fragment>
          ))}
        </Fragment>
      ))}
      .
    </p>
  );
}

/** What analytics will show as soon as an engine can be asked. */
export function AnalyticsPreview({ setup }: { setup: AnswersSetup }) {
  return (
    <div className="page-width grid grid-cols-1 gap-10 pt-12 pb-24 md:pt-16">
      <header className="grid gap-3">
        <h1 className="speaks text-heading">Analytics Coming Soon</h1>
        <p className="max-w-prose text-lead text-muted">
          How often answer engines name you, beside whom, and in which words. Nothing is measured yet.
        </p>
        <WhatBringsItToLife engines={setup.engines} />
      </header>
      <section aria-labelledby="planned" className="max-w-prose">
        <h2 id="planned" className="mb-4 speaks text-title">
          Planned features
        </h2>
        <ol>
          {planned.map((feature, index) => (
            <li key={feature} className="flex items-baseline gap-4 border-t border-line py-3.5">
              <Chip>{index + 1}</Chip>
              {feature}
            </li>
          ))}
        </ol>
      </section>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to="/content">Generate Content</ButtonLink>
        <ButtonLink to="/dashboard" variant="secondary">
          Back to Dashboard
        </ButtonLink>
      </div>
    </div>
  );
}
