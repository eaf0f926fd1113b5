import type { AnswerEngineId } from '@visible-ai/shared/answers/engines';
import type { AnswerSample, AnswersSetup, AskedThen, Panel } from '@visible-ai/shared/answers/schema';
import { statusWords } from '@visible-ai/shared/answers/status-words';
import type { Site } from '@visible-ai/shared/sites/schema';
import { useLocation } from 'react-router-dom';
import { BackLink } from '@/components/ui/back-link.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { LoadingState } from '@/components/ui/loading-state.tsx';
import { Panel as Part } from '@/components/ui/panel.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { answerPath, answersPath, partPath } from '../answers-paths.ts';
import { engineName } from '../engine-words.ts';
import { type KnownNames, knownNames } from '../known-names.ts';
import { AnswerFacts } from './answer-facts.tsx';
import { LitText } from './lit-text.tsx';
import { SourceList } from './source-list.tsx';
import { useSamplesOf } from './use-samples.ts';

/** Identifies an answer by its run, prompt, engine and the number of the sample. */
export interface AnswerAddress {
  runId: string;
  promptId: string;
  engine: AnswerEngineId;
  n: number;
}

interface AnswerScreenProps {
  site: Site;
  setup: AnswersSetup;
  panel: Panel;
  answer: AnswerAddress;
}

/** What the marks of this answer mean. A mark that it does not have is not explained. */
function Legend({ sample, names, own }: { sample: AnswerSample; names: KnownNames; own: string | null }) {
  const named = sample.mentions.map(({ entityId }) => names.entity(entityId)?.own ?? false);
  const quoted = sample.sources.some(({ kind, places }) => kind === 'cited' && places.length > 0);
  if (named.length === 0 && !quoted) return null;
  return (
    <ul className="flex flex-wrap items-center gap-x-5 gap-y-1 text-note text-muted">
      {named.includes(true) && (
        <li>
          <mark className="rounded-[3px] bg-accent px-1 font-semibold text-accent-ink">{own ?? 'You'}</mark>{' '}
          is you
        </li>
      )}
      {named.includes(false) && (
        <li>
          <mark className="rounded-[3px] bg-line-strong px-1 font-semibold text-ink">A competitor</mark>
        </li>
      )}
      {quoted && (
        <li>
          <span className="border-b-2 border-dotted border-accent text-ink">Words a source is cited for</span>
        </li>
      )}
    </ul>
  );
}

/** The text of the answer, or why there is none. */
function Words({
  sample,
  names,
  own,
  numberOf,
}: {
  sample: AnswerSample;
  names: KnownNames;
  /** The name of the site's own brand. */
  own: string | null;
  numberOf: (source: number) => number | null;
}) {
  const { text, status, error } = sample;
  const { label, meaning } = statusWords[status];
  return (
    <div className="grid grid-cols-1 gap-5">
      {status !== 'ok' && (
        <p className="rounded-box bg-sunken px-5 py-3.5 text-note [overflow-wrap:anywhere]">
          <strong className="font-semibold">{label}:</strong> {meaning}. It counts in no figure.
          {error && <span className="mt-1 block text-muted">{error}</span>}
        </p>
      )}
      {text === null ? (
        <p className="text-muted">There is no text.</p>
      ) : (
        <>
          <Legend sample={sample} names={names} own={own} />
          <LitText
            sample={{ ...sample, text }}
            names={names}
            numberOf={numberOf}
            locale={names.prompt(sample.promptId).locale}
          />
        </>
      )}
    </div>
  );
}

function Answer({
  site,
  setup,
  panel,
  sample,
  asked,
}: Omit<AnswerScreenProps, 'answer'> & { sample: AnswerSample; asked: AskedThen }) {
  const names = knownNames(panel, asked);
  const own = asked.entities.find((entity) => entity.own)?.name ?? null;
  const cited = sample.sources.flatMap((source, index) =>
    source.kind === 'cited' ? [{ source, index }] : [],
  );
  const read = sample.sources.filter(({ kind }) => kind === 'retrieved');
  const place = new Map(cited.map(({ index }, order) => [index, order + 1]));
  return (
    <div className="grid grid-cols-1 items-start gap-12 lg:grid-cols-[minmax(0,1fr)_min(16rem,35%)] lg:gap-14">
      <div className="grid min-w-0 grid-cols-1 gap-12">
        <Words sample={sample} names={names} own={own} numberOf={(source) => place.get(source) ?? null} />
        <Part title={`Cited (${cited.length})`} lead="Pages that the answer itself gives as its sources.">
          {cited.length > 0 ? (
            <SourceList
              sources={cited.map(({ source }, order) => ({ source, number: order + 1 }))}
              names={names}
              siteId={site.id}
            />
          ) : (
            <p className="text-note text-muted">It cites nobody.</p>
          )}
        </Part>
        {read.length > 0 && (
          <Part
            title={`Read, not cited (${read.length})`}
            lead="Pages that its search brought up and the answer does not name. They count as no citation."
          >
            <SourceList
              sources={read.map((source) => ({ source, number: null }))}
              names={names}
              siteId={site.id}
            />
          </Part>
        )}
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-10">
        <Part title="About it">
          <AnswerFacts sample={sample} setup={setup} />
        </Part>
        {sample.queries.length > 0 && (
          <Part title="What it searched for">
            <ul className="grid gap-2 text-note">
              {sample.queries.map((query, index) => (
                <li
                  // biome-ignore lint/suspicious/noArrayIndexKey: an engine may search for the same twice
                  key={index}
                  dir="auto"
                  className="rounded-[6px] bg-sunken px-3 py-1.5 [overflow-wrap:anywhere]"
                >
                  {query}
                </li>
              ))}
            </ul>
          </Part>
        )}
      </div>
    </div>
  );
}

/** One answer: its text with the names lit, its sources, and how it was made. */
export function AnswerScreen(props: AnswerScreenProps) {
  const { site, panel, answer } = props;
  const { search } = useLocation();
  const samples = useSamplesOf(answer.runId, answer);
  const asked = samples.data?.asked;
  const all = samples.data?.samples;
  const sample = all?.find(({ n }) => n === answer.n);
  const prompt = knownNames(panel, asked).prompt(answer.promptId);
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid grid-cols-1 gap-4">
        <BackLink
          to={search ? partPath(site.id, 'answers') + search : answersPath(site.id, { run: answer.runId })}
          label="All answers"
        />
        <h2
          dir="auto"
          lang={prompt.locale}
          className="max-w-prose speaks text-title [overflow-wrap:anywhere]"
        >
          {prompt.text}
        </h2>
        {all && all.length > 1 && (
          <nav aria-label="Samples" className="flex flex-wrap items-center gap-x-3 gap-y-2 text-note">
            <span className="text-muted">
              {engineName(answer.engine)} was asked {all.length} times:
            </span>
            <span className="flex flex-wrap gap-2">
              {all
                .toSorted((a, b) => a.n - b.n)
                .map((one) => (
                  <ButtonLink
                    key={one.n}
                    to={answerPath(site.id, answer.runId, one) + search}
                    variant={one.n === answer.n ? 'primary' : 'secondary'}
                    size="small"
                    className="min-w-9 px-2!"
                    aria-current={one.n === answer.n ? 'page' : undefined}
                    aria-label={`Sample ${one.n}`}
                  >
                    {one.n}
                  </ButtonLink>
                ))}
            </span>
          </nav>
        )}
      </div>
      {samples.isPending && (
        <LoadingState className="grid max-w-prose gap-3">
          {[0, 1, 2, 3, 4, 5].map((line) => (
            <Skeleton key={line} className="h-6 w-full" />
          ))}
        </LoadingState>
      )}
      {samples.isError && !all && (
        <ErrorState
          title="This answer could not be loaded"
          description={samples.error.message}
          onRetry={() => void samples.refetch()}
          retrying={samples.isRefetching}
        />
      )}
      {all && !sample && (
        <EmptyState title="There is no such answer" description="Its address may be incomplete." />
      )}
      {sample && asked && <Answer {...props} sample={sample} asked={asked} />}
    </div>
  );
}
