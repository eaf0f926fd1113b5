import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Question } from './question.ts';

/**
 * A question that opens to its answer. It is a native `details`: people and machines can read and find it
 * without JavaScript. The id is on the answer, because browsers open a `details` for an id inside it.
 */
export function FaqItem({ question, answer, slug }: Question) {
  return (
    <details className="group/question border-t border-line first:border-t-0">
      <summary className="flex list-none items-baseline justify-between gap-5 rounded-[4px] py-4 [&::-webkit-details-marker]:hidden">
        <h3 className="min-w-0 text-lead font-semibold wrap-anywhere">{question}</h3>
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 translate-y-0.5 text-faint transition-transform group-open/question:rotate-180"
        />
      </summary>
      <div id={slug} className="scroll-mt-40 pb-6">
        <p className="max-w-prose text-muted">{answer}</p>
        <Link
          to={`#${slug}`}
          data-markdown="leave-out"
          aria-label={`Link to this answer: ${question}`}
          className="touch-target mt-3 inline-block text-note text-faint hover:text-accent"
        >
          Link to this answer
        </Link>
      </div>
    </details>
  );
}
