import type { CheckResult, Recommendation, Snippet } from '@visible-ai/shared/analysis/schema';
import { Check, ChevronDown, CircleHelp, Minus, X } from 'lucide-react';
import { Badge } from '@/components/ui/badge.tsx';
import { CodeBlock } from '@/components/ui/code-block.tsx';
import { classNames } from '@/lib/class-names.ts';
import { isolateQuotes } from '@/lib/isolate-quotes.tsx';
import { checkAnchor } from './open-check.ts';
import { WriteThisFile } from './write-this-file.tsx';

const marks = {
  pass: { icon: Check, colours: 'bg-good-soft text-good', word: 'Passed' },
  warn: { icon: Minus, colours: 'bg-warn-soft text-warn', word: 'Needs work' },
  fail: { icon: X, colours: 'bg-bad-soft text-bad', word: 'Failed' },
  na: { icon: CircleHelp, colours: 'bg-sunken text-muted', word: 'Could not check' },
} as const;

const priorityWords = { high: 'High', medium: 'Medium', low: 'Low' } as const;
const priorityTones = { high: 'poor', medium: 'middling', low: 'neutral' } as const;

interface CheckRowProps {
  check: CheckResult;
  /** The audited page. */
  url: string;
  recommendation: Recommendation | null;
  points: { earned: number; possible: number };
  open?: boolean;
}

const signed = (points: number) => `+${points > 0 && points < 1 ? points.toFixed(1) : points.toFixed(0)}`;

/** The points that a fix really gains, cap included; for a passed check, its points. */
const pointsText = (
  { status }: CheckResult,
  { earned, possible }: CheckRowProps['points'],
  recommendation: Recommendation | null,
) => {
  if (status === 'na' || possible === 0) return null;
  // While another fix caps the score, this one alone gains nothing. The ladder says what it gains after that.
  if (recommendation) return recommendation.points > 0 ? signed(recommendation.points) : null;
  const lost = possible - earned;
  return lost < 0.05 ? `${possible.toFixed(0)}/${possible.toFixed(0)}` : signed(lost);
};

/** The content of an opened row: the fix, the single findings, why it matters. */
function CheckBody({ check, url, snippet }: { check: CheckResult; url: string; snippet: Snippet | null }) {
  return (
    <div className="grid grid-cols-1 gap-4 pt-1 pb-6 sm:pl-10">
      {check.fix && (
        <p className="max-w-prose">
          <strong className="font-semibold">The fix. </strong>
          {isolateQuotes(check.fix)}
        </p>
      )}
      {snippet && (
        <CodeBlock code={snippet.code} label={snippet.label} labelShown diff={snippet.language === 'diff'} />
      )}
      <WriteThisFile check={check} url={url} />
      {check.details.length > 0 && (
        <ul className="grid gap-1 text-note">
          {[...new Set(check.details)].map((detail) => (
            <li key={detail} dir="auto" className="border-l-2 border-line pl-3 break-words">
              {isolateQuotes(detail)}
            </li>
          ))}
        </ul>
      )}
      <p className="max-w-prose text-note text-muted">
        <strong className="font-semibold text-ink">Why it matters. </strong>
        {check.why}
      </p>
    </div>
  );
}

/**
 * One check. A passed check shows its finding on one line, so that people can scan the list on a phone.
 * Opened, it shows the whole finding, why it matters and the fix to copy.
 */
export function CheckRow({ check, url, recommendation, points, open = false }: CheckRowProps) {
  const { icon: Icon, colours, word } = marks[check.status];
  const won = pointsText(check, points, recommendation);
  const toDo = check.status === 'fail' || check.status === 'warn';
  return (
    <details open={open} id={checkAnchor(check.id)} className="group scroll-mt-6 border-t border-line">
      <summary className="grid cursor-pointer list-none grid-cols-[20px_minmax(0,1fr)_auto] gap-x-3 py-3.5 sm:grid-cols-[28px_minmax(0,1fr)_auto] [&::-webkit-details-marker]:hidden">
        <span className={`mt-0.5 grid size-5 place-items-center rounded-full ${colours}`}>
          <Icon aria-hidden className="size-3.5" strokeWidth={2.75} />
          <span className="sr-only">{word}: </span>
        </span>
        {/* On a phone the priority follows the last word of the title. */}
        <span className="min-w-0 items-center gap-x-2.5 gap-y-1 sm:flex sm:flex-wrap">
          <h3 className="font-semibold [overflow-wrap:anywhere] max-sm:inline">
            {recommendation?.title ?? check.title}
          </h3>{' '}
          {recommendation && (
            <Badge tone={priorityTones[recommendation.priority]} className="max-sm:align-bottom">
              {priorityWords[recommendation.priority]} priority
            </Badge>
          )}
        </span>
        <span className="flex items-center gap-2 self-start pt-0.5 text-note text-muted tabular-nums">
          {won && (
            <span>
              {won}
              <span className="sr-only"> points</span>
            </span>
          )}
          <ChevronDown
            aria-hidden
            className="size-4 transition-transform duration-200 group-open:rotate-180"
          />
        </span>
        <span
          className={classNames(
            'col-span-2 col-start-2 mt-0.5 text-note [overflow-wrap:anywhere] text-muted group-open:line-clamp-none print:line-clamp-none',
            toDo ? 'line-clamp-3' : 'line-clamp-1',
          )}
        >
          {isolateQuotes(check.evidence)}
        </span>
      </summary>
      <CheckBody check={check} url={url} snippet={recommendation?.snippet ?? check.snippet} />
    </details>
  );
}
