import type { CheckId } from '../../audit/checks/all-checks.ts';
import type { RowFinding, RowFix } from '../site-row.ts';
import { titleForm } from '../title-form.ts';

/**
 * Checks of what each page says, or of what its owner means it for: the same words about two templates are two
 * faults, each with its own work.
 */
const ownToEach: ReadonlySet<string> = new Set<CheckId>([
  'indexable',
  'readable-without-javascript',
  'quotable-evidence',
  'questions-and-answers',
]);

const QUOTED_OR_NUMBER = /“[^”]*”|\d[\d,.]*\d|\d/g;
const TYPE = /"@type": "[^"]+"/g;

/** A sentence without what it counts; what it quotes stays. */
const sentenceForm = (sentence: string): string =>
  sentence
    .replace(QUOTED_OR_NUMBER, (part) => (part.startsWith('“') ? part : '#'))
    .replace(/(?<=# \p{L}+)s\b/gu, '');

/**
 * The cause of a fault, such as the header or the footer of every page: two templates of which the same is said
 * and which the same fix corrects have it in common. Null if each page has causes of its own.
 */
export function causeOf({ check, title, evidence }: RowFinding, fix: RowFix | null): string | null {
  if (ownToEach.has(check)) return null;
  const types = fix?.snippet?.code.match(TYPE) ?? [];
  return [titleForm(title), sentenceForm(evidence), ...types].join('\n');
}
