import { type PageScript, scriptElement } from '@visible-ai/shared/json-ld/page-scripts';
import type { GraphProblem } from '@visible-ai/shared/json-ld/read-graph';
import { CircleCheck } from 'lucide-react';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { shortAddress } from '@/lib/address-text.ts';
import { LineProblems } from './line-problems.tsx';

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** Problems that readers of JSON-LD have with it, and the block for each page. */
export function GraphCheck({
  scripts,
  problems,
}: {
  scripts: readonly PageScript[];
  problems: readonly GraphProblem[];
}) {
  const things = scripts.reduce((sum, { own }) => sum + own.length, 0);
  return (
    <div className="grid gap-6">
      <section aria-labelledby="graph-check" className="grid gap-3">
        <h3 id="graph-check" className="text-note font-semibold">
          Format
        </h3>
        {problems.length === 0 ? (
          <p className="flex gap-2 text-note text-good">
            <CircleCheck aria-hidden="true" className="mt-[3px] size-4 shrink-0" />
            {plural(things, 'thing')} for {plural(scripts.length, 'page')}, each with its type and its page.
          </p>
        ) : (
          <LineProblems problems={problems} />
        )}
      </section>
      {scripts.length > 0 && (
        <section aria-labelledby="graph-pages" className="grid gap-3">
          <h3 id="graph-pages" className="text-note font-semibold">
            For the head of each page
          </h3>
          <p className="text-note text-muted">
            A block takes the place of what the page has of the same kind. What else it has stays.
          </p>
          <ul className="grid">
            {scripts.map((script) => (
              <li
                key={script.page}
                className="flex items-start justify-between gap-3 border-t border-line py-2 text-note"
              >
                <span className="min-w-0 break-words [overflow-wrap:anywhere]">
                  {shortAddress(script.page)}
                  <span className="block text-muted">{script.types.join(', ')}</span>
                </span>
                <CopyButton
                  text={scriptElement(script)}
                  aria-label={`Copy the block for ${shortAddress(script.page)}`}
                  className="shrink-0"
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
