import { checkGroups } from '@visible-ai/shared/analysis/check-groups';
import { groupPoints } from '@visible-ai/shared/analysis/group-points';
import { groupNames } from '@visible-ai/shared/analysis/score-words';
import { Chip } from '@/components/ui/chip.tsx';

/** The question of each group of checks. */
const questions: Record<(typeof checkGroups)[number], string> = {
  access:
    'May the agents of ChatGPT, Claude, Perplexity, Google and Bing fetch the page, does it answer them as it answers you, and is its text there without JavaScript?',
  understanding:
    'Does it say what it is, who says it and where it belongs: title, description, structured data, canonical address, language?',
  content:
    'Is there something to point a citation at: one clear heading, sections in order, described images, dates, questions with answers?',
  speed:
    'How fast is it on a phone, by PageSpeed Insights? What could not be measured is left out, and costs nothing.',
};

/** Shown before an audit: what it will check, and how many points each part has. */
export function AuditOutline() {
  return (
    <section aria-labelledby="outline-title" className="border-t border-line pt-10">
      <h2 id="outline-title" className="mb-8 speaks text-title">
        What we look at
      </h2>
      <ol className="grid grid-cols-1 gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {checkGroups.map((group, index) => (
          <li key={group} className="grid content-start gap-2">
            <h3 className="flex flex-wrap items-center gap-x-2.5 font-semibold">
              <span aria-hidden="true" className="grid">
                <Chip>{index + 1}</Chip>
              </span>
              {groupNames[group]}
              <span className="ml-auto text-note font-normal text-muted tabular-nums sm:ml-0">
                {groupPoints[group]} points
              </span>
            </h3>
            <p className="text-note text-muted">{questions[group]}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
