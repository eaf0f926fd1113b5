import { scoreBand } from '@visible-ai/shared/analysis/score-band';
import { scoreWords } from '@visible-ai/shared/analysis/score-words';
import type { PageComparison, ReportDifference } from '@visible-ai/shared/compare/schema';
import { Check, Minus, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { shortAddress } from '@/lib/address-text.ts';
import { counted } from '@/lib/counted.ts';
import { isolateQuotes } from '@/lib/isolate-quotes.tsx';
import { CodeBlock } from '../ui/code-block.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { ScoreRing } from '../ui/score-ring.tsx';

const marks = {
  pass: { Icon: Check, colours: 'bg-good-soft text-good', word: 'Passed' },
  warn: { Icon: Minus, colours: 'bg-warn-soft text-warn', word: 'Needs work' },
  fail: { Icon: X, colours: 'bg-bad-soft text-bad', word: 'Failed' },
  na: { Icon: Minus, colours: 'bg-sunken text-muted', word: 'Could not check' },
} as const;

function Side({ whose, page }: { whose: string; page: PageComparison['ours'] }) {
  const score = Math.round(page.score);
  const band = scoreBand(score);
  return (
    <div className="flex min-w-0 items-center gap-4">
      <ScoreRing
        score={score}
        label={`Score of ${whose.toLowerCase()}`}
        word={scoreWords[band]}
        tone={band}
        size="small"
      />
      <div className="min-w-0">
        <p className="font-semibold">{whose}</p>
        <p className="font-mono text-note break-all text-muted">{shortAddress(page.url)}</p>
        <Link
          to={`/website-analysis?report=${page.id}`}
          className="text-link touch-target text-note"
          target="_blank"
        >
          The whole audit<span className="sr-only"> of {whose.toLowerCase()} (opens in a new tab)</span>
        </Link>
      </div>
    </div>
  );
}

function Judged({ whose, judged }: { whose: string; judged: ReportDifference['ours'] }) {
  const { Icon, colours, word } = marks[judged.status];
  return (
    <div className="grid min-w-0 grid-cols-[20px_minmax(0,1fr)] content-start gap-x-3">
      <span aria-hidden="true" className={`mt-0.5 grid size-5 place-items-center rounded-full ${colours}`}>
        <Icon className="size-3.5" strokeWidth={2.75} />
      </span>
      <div className="min-w-0 text-note">
        <p className="font-semibold">
          {whose}: {word.toLowerCase()}
        </p>
        <p dir="auto" className="text-muted [overflow-wrap:anywhere]">
          {isolateQuotes(judged.evidence)}
        </p>
      </div>
    </div>
  );
}

/** One difference of the pages: what each has, what fixing ours gains, and how to fix it. */
function Difference({ difference, open }: { difference: ReportDifference; open: boolean }) {
  const { title, ours, theirs, points, fix, snippet } = difference;
  const won = Math.round(points * 10) / 10;
  return (
    <Disclosure
      defaultOpen={open}
      summary={
        <span className="flex items-baseline justify-between gap-4">
          <h4 className="min-w-0 [overflow-wrap:anywhere]">{title}</h4>
          {won > 0 && (
            <span className="shrink-0 text-note font-normal text-muted tabular-nums">
              +{won}
              <span className="max-sm:sr-only"> {won === 1 ? 'point' : 'points'}</span>
            </span>
          )}
        </span>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <div className="grid grid-cols-1 gap-x-8 gap-y-3 sm:grid-cols-2">
          <Judged whose="Ours" judged={ours} />
          <Judged whose="Theirs" judged={theirs} />
        </div>
        {won > 0 && fix && (
          <p className="max-w-prose">
            <strong className="font-semibold">The fix. </strong>
            {fix}
          </p>
        )}
        {won > 0 && snippet && (
          <CodeBlock
            code={snippet.code}
            label={snippet.label}
            labelShown
            diff={snippet.language === 'diff'}
          />
        )}
      </div>
    </Disclosure>
  );
}

const theyLead = ({ ours, theirs }: ReportDifference): boolean => (theirs.score ?? 0) > (ours.score ?? 0);

function verdict(behind: number, ahead: number): string {
  if (behind + ahead === 0)
    return 'The two pages pass and fail the same checks: what is cited is not decided by what we check.';
  if (behind === 0)
    return 'Nothing that we check is better on their page: the reason lies elsewhere, in what the page says or in who links to it.';
  return `Theirs does better in ${counted(behind, 'check')}. These are differences, not proof that one of them is the reason.`;
}

/** Two pages side by side: first where theirs is better, largest gain first; then where ours is better. */
export function ComparisonView({ comparison }: { comparison: PageComparison }) {
  const behind = comparison.differences.filter(theyLead);
  const ahead = comparison.differences.filter((difference) => !theyLead(difference));
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
        <Side whose="Our page" page={comparison.ours} />
        <Side whose="Their page" page={comparison.theirs} />
      </div>
      <p className="max-w-prose">{verdict(behind.length, ahead.length)}</p>
      {behind.length > 0 && (
        <section aria-label="Where theirs does better">
          <h3 className="mb-3 font-semibold">Where theirs does better ({behind.length})</h3>
          <div className="border-b border-line">
            {behind.map((difference, index) => (
              <Difference key={difference.checkId} difference={difference} open={index === 0} />
            ))}
          </div>
        </section>
      )}
      {ahead.length > 0 && (
        <section aria-label="Where ours does better">
          <h3 className="mb-3 font-semibold">Where ours does better ({ahead.length})</h3>
          <div className="border-b border-line">
            {ahead.map((difference) => (
              <Difference key={difference.checkId} difference={difference} open={false} />
            ))}
          </div>
        </section>
      )}
    </div>
  );
}
