import { contentKinds } from '@visible-ai/shared/content/kinds/all-kinds';
import type { ContentType } from '@visible-ai/shared/content/schema';

export interface GeneratedKind {
  id: ContentType;
  /** What is typed. */
  word: string;
}

/** Typed shorter than their ids. */
const SHORTER: Partial<Record<ContentType, string>> = { qa_section: 'qa' };
/** What most people come for is named first. */
const FIRST: readonly ContentType[] = ['llms_txt', 'llms_full', 'robots_txt', 'qa_section'];

const rank = (id: ContentType) => (FIRST.includes(id) ? FIRST.indexOf(id) : FIRST.length);

/** What can be written, by the names that are typed: every kind of content. */
export const generatedKinds: readonly GeneratedKind[] = contentKinds
  .map(({ id }) => ({ id, word: SHORTER[id] ?? id.replaceAll('_', '-') }))
  .sort((one, other) => rank(one.id) - rank(other.id));

export const kindWords: readonly string[] = generatedKinds.map(({ word }) => word);
