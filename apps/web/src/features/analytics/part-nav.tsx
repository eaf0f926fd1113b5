import { NavLink } from 'react-router-dom';
import { type AnswersPart, answersParts, partPath } from './answers-paths.ts';

export const partLabels: Readonly<Record<AnswersPart, string>> = {
  overview: 'Overview',
  prompts: 'Prompts',
  answers: 'Answers',
  sources: 'Sources',
  setup: 'Set-up',
};

/** The parts of a site's analytics: pages of their own that look like tabs. */
export function PartNav({ siteId }: { siteId: string }) {
  return (
    <nav
      aria-label="Parts of the analytics"
      className="-mx-1 overflow-x-auto border-b border-line px-1 pb-2 [scrollbar-width:none] print:hidden"
    >
      <ul className="flex gap-1 max-sm:gap-0">
        {answersParts.map((part) => (
          <li key={part}>
            <NavLink
              to={partPath(siteId, part)}
              end={part === 'overview'}
              className="touch-target block shrink-0 rounded-full px-3.5 py-1.5 text-note whitespace-nowrap max-sm:px-[7px] text-muted transition-colors hover:text-ink aria-[current=page]:bg-sunken aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {partLabels[part]}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
