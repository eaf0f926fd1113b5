import type { Snippet } from '@visible-ai/shared/analysis/schema';
import { readLlmsTxt } from '@visible-ai/shared/llms-txt/read-llms-txt';
import { describeLlms } from '../checks/facts/describe-llms.ts';
import type { Evidence } from '../evidence.ts';
import { type Application, applied } from './applied-fix.ts';
import { applyDiff } from './apply-diff.ts';

const linksOf = (text: string) =>
  [...text.matchAll(/\]\(\s*<?([^)\s>]+)|(?<![(<\w])(https?:\/\/[^\s)>\]]+)/g)].flatMap(
    ([, linked, bare]) => linked ?? bare ?? [],
  );
const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

function lostFrom(before: string, after: string): string[] {
  const links = new Set(linksOf(after));
  const words = new Set(wordsOf(after));
  return [
    ...linksOf(before).filter((link) => !links.has(link)),
    ...wordsOf(before).filter((word) => !words.has(word)),
  ];
}

/** Applies an edit to llms.txt, or uses the new file if there is none yet, and reads the result again. */
export function applyToLlms(evidence: Evidence, { language, code }: Snippet): Application {
  const { llms } = evidence;
  if (!llms.ok) return { kind: 'elsewhere' };
  const own = llms.value.file?.text ?? '';
  const text = language === 'diff' ? applyDiff(own, code) : `${code}\n`;
  if (text === null) return { kind: 'unfit' };
  const value = {
    ...llms.value,
    state: 'found' as const,
    httpStatus: 200,
    file: describeLlms(readLlmsTxt(text), text),
  };
  return applied({ ...evidence, llms: { ok: true, value } }, lostFrom(own, text));
}
