import type { AnswerSample, AnswersSetup } from '@visible-ai/shared/answers/schema';
import { statusWords } from '@visible-ai/shared/answers/status-words';
import { Link } from 'react-router-dom';
import { Badge } from '@/components/ui/badge.tsx';
import { counted } from '@/lib/counted.ts';
import { EntityBadge } from '../entity-badge.tsx';
import type { KnownNames } from '../known-names.ts';
import { moneyText } from '../money-words.ts';
import { EngineName } from '../simulated-badge.tsx';
import { judgementWord } from './judgement-words.ts';

interface AnswerRowProps {
  sample: AnswerSample;
  setup: AnswersSetup;
  names: KnownNames;
  to: string;
}

/** One answer as a row: the question, the engine, the status, who is named, and the cost. */
export function AnswerRow({ sample, setup, names, to }: AnswerRowProps) {
  const prompt = names.prompt(sample.promptId);
  const cited = sample.sources.filter(({ kind }) => kind === 'cited').length;
  return (
    <li className="grid grid-cols-1 gap-x-6 gap-y-1.5 border-t border-line py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <Link
          to={to}
          dir="auto"
          lang={prompt.locale}
          className="touch-target font-semibold [overflow-wrap:anywhere] hover:underline"
        >
          {prompt.text}
        </Link>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-note text-muted">
          <EngineName setup={setup} id={sample.engine} />
          <span>sample {sample.n}</span>
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-1.5">
          {sample.status !== 'ok' && <Badge tone="neutral">{statusWords[sample.status].label}</Badge>}
          {sample.mentions
            .toSorted((a, b) => a.first - b.first)
            .map(({ entityId, count }) => (
              <EntityBadge key={entityId} entity={names.entity(entityId)} times={count} />
            ))}
          {sample.status === 'ok' && sample.mentions.length === 0 && (
            <span className="text-note text-muted">Names neither you nor a competitor</span>
          )}
          {sample.judgement !== null && (
            <span className="text-note text-muted">speaks of you {judgementWord(sample.judgement)}</span>
          )}
        </div>
      </div>
      <p className="text-note text-muted tabular-nums sm:text-right">
        {cited > 0 && <span className="sm:block">{counted(cited, 'source')} cited</span>}
        {cited > 0 && <span className="sm:hidden"> · </span>}
        <span className="sm:block">{moneyText(sample.costUsd)}</span>
      </p>
    </li>
  );
}
