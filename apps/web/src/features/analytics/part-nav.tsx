import { PageNav } from '@/components/ui/page-nav.tsx';
import { type AnswersPart, answersParts, partPath } from './answers-paths.ts';

export const partLabels: Readonly<Record<AnswersPart, string>> = {
  overview: 'Overview',
  prompts: 'Prompts',
  answers: 'Answers',
  sources: 'Sources',
  setup: 'Set-up',
};

/** The parts of a site's analytics. */
export function PartNav({ siteId }: { siteId: string }) {
  return (
    <PageNav
      label="Parts of the analytics"
      pages={answersParts.map((part) => ({
        to: partPath(siteId, part),
        label: partLabels[part],
        end: part === 'overview',
      }))}
    />
  );
}
