import type { Snippet } from '@visible-ai/shared/analysis/schema';
import type { Finding } from '../define-check.ts';

const block = (name: string, { label, language, code }: Snippet) =>
  `${name}: ${label} (${language})\n${code.replace(/^/gm, '    ')}`;

/** A finding as text: everything that is shown of it, and what its fix is made of. */
export function inFull(found: Finding): string {
  const { status, score, title, evidence, details, action, fix, otherwise, drafts, along, mayLower } = found;
  return [
    found.id,
    `${status} ${score === null ? '' : Number(score.toFixed(4))} ${title}`,
    evidence,
    ...details.map((line) => `- ${line}`),
    ...(action === null ? [] : [`To do: ${action}`]),
    ...(fix === null ? [] : [`Fix: ${fix}`]),
    ...(otherwise === null ? [] : [`Otherwise: ${otherwise}`]),
    ...drafts.map((draft) => block('Draft', draft)),
    ...along.map((snippet) => block('Along', snippet)),
    ...(mayLower.length === 0 ? [] : [`May lower: ${mayLower.join(', ')}`]),
    '',
  ].join('\n');
}
