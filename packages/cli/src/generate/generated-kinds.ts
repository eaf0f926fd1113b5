import { contentKinds } from '@visible-ai/shared/content/kinds/all-kinds';
import type { ContentType } from '@visible-ai/shared/content/schema';

export interface GeneratedKind {
  id: ContentType;
  /** The word to type. */
  word: string;
}

/** Words that are shorter than the ids. */
const SHORTER: Partial<Record<ContentType, string>> = { qa_section: 'qa' };
/** The kinds that most people want come first. */
const FIRST: readonly ContentType[] = ['llms_txt', 'llms_full', 'robots_txt', 'qa_section'];

const rank = (id: ContentType) => (FIRST.includes(id) ? FIRST.indexOf(id) : FIRST.length);

/** What can be generated, by the word to type: every kind of content. */
export const generatedKinds: readonly GeneratedKind[] = contentKinds
  .map(({ id }) => ({ id, word: SHORTER[id] ?? id.replaceAll('_', '-') }))
  .sort((one, other) => rank(one.id) - rank(other.id));

export const kindWords: readonly string[] = generatedKinds.map(({ word }) => word);
