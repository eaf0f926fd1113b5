import type { LlmsFile, LlmsProblem } from '@visible-ai/shared/llms-txt/llms-file';
import type { LlmsEvidence } from '../../evidence.ts';

const MOST_PROBLEMS = 20;
const LONGEST_TEXT = 1000;

const place = ({ line, lines }: LlmsProblem) =>
  lines.length === 1 ? `Line ${line}` : `Line ${line} and ${lines.length - 1} more`;

/** How a check describes an llms.txt: every problem with its line. A problem that repeats is named once. */
export function describeLlms(
  { title, summary, sections, problems }: LlmsFile,
  text: string,
): NonNullable<LlmsEvidence['file']> {
  const told = problems.slice(0, MOST_PROBLEMS).map((one) => `${place(one)}: ${one.text}`);
  if (problems.length > MOST_PROBLEMS) told.push(`And ${problems.length - MOST_PROBLEMS} more.`);
  return {
    title: title?.slice(0, LONGEST_TEXT) ?? null,
    summary: summary?.slice(0, LONGEST_TEXT) ?? null,
    sections: sections.length,
    links: sections.reduce((sum, section) => sum + section.links.length, 0),
    characters: text.length,
    problems: told,
    text,
  };
}
