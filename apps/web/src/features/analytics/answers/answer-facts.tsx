import type { AnswerSample, AnswersSetup } from '@visible-ai/shared/answers/schema';
import { statusWords } from '@visible-ai/shared/answers/status-words';
import type { ReactNode } from 'react';
import { formatCount } from '@/lib/format-count.ts';
import { formatMoment } from '@/lib/format-date.ts';
import { moneyText } from '../money-words.ts';
import { EngineName } from '../simulated-badge.tsx';
import { judgementWord } from './judgement-words.ts';

/** How an answer was made, and what it cost. */
export function AnswerFacts({ sample, setup }: { sample: AnswerSample; setup: AnswersSetup }) {
  const { requestedModel, servedModel, latencyMs, tokensIn, tokensOut, judgement, passage } = sample;
  const facts: [string, ReactNode][] = [
    ['Engine', <EngineName key="engine" setup={setup} id={sample.engine} />],
    [
      'Model',
      servedModel === null || servedModel === requestedModel
        ? requestedModel
        : `${servedModel}, asked for ${requestedModel}`,
    ],
    ['Asked', formatMoment(sample.at)],
    ['Took', latencyMs === null ? 'Not known' : `${(latencyMs / 1000).toFixed(1)} s`],
    ['Searches', String(sample.searches)],
    [
      'Tokens',
      tokensIn === null && tokensOut === null
        ? 'Not told'
        : `${formatCount(tokensIn ?? 0)} in, ${formatCount(tokensOut ?? 0)} out`,
    ],
    [
      'Cost',
      `${moneyText(sample.costUsd)}, ${sample.costKind === 'reported' ? 'as the engine reports it' : 'estimated from its price list'}`,
    ],
    ['What came of it', `${statusWords[sample.status].label}: ${statusWords[sample.status].meaning}`],
  ];
  return (
    <dl className="grid gap-3 text-note">
      {judgement !== null && (
        <div>
          <dt className="text-muted">Speaks of you</dt>
          <dd>
            <span className="font-semibold first-letter:uppercase inline-block">
              {judgementWord(judgement)}
            </span>
            {passage && (
              <q dir="auto" className="mt-1 block [overflow-wrap:anywhere]">
                {passage}
              </q>
            )}
          </dd>
        </div>
      )}
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-muted">{name}</dt>
          <dd className="[overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
