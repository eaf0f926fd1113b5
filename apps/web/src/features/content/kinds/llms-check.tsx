import type { LlmsFile } from '@visible-ai/shared/llms-txt/llms-file';
import { CircleCheck } from 'lucide-react';
import { LineProblems } from './line-problems.tsx';

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** Where an llms.txt differs from the format, line by line. */
export function LlmsCheck({ file }: { file: LlmsFile }) {
  const links = file.sections.reduce((sum, section) => sum + section.links.length, 0);
  const described = file.sections.flatMap(({ links }) => links).filter(({ notes }) => notes !== '').length;
  return (
    <section aria-labelledby="llms-check" className="grid gap-3">
      <h3 id="llms-check" className="text-note font-semibold">
        Format
      </h3>
      <p className="text-note text-muted">
        {plural(file.sections.length, 'section')}, {plural(links, 'link')}, {described} of them described.
      </p>
      {file.problems.length === 0 ? (
        <p className="flex gap-2 text-note text-good">
          <CircleCheck aria-hidden="true" className="mt-[3px] size-4 shrink-0" />
          Follows llmstxt.org.
        </p>
      ) : (
        <LineProblems problems={file.problems} />
      )}
    </section>
  );
}
