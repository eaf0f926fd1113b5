import { jsonLd } from './json-ld.ts';
import { llmsFull } from './llms-full.ts';
import { llmsTxt } from './llms-txt.ts';
import { markdownPages } from './markdown-pages.ts';
import { qaSection } from './qa-section.ts';
import { robotsTxt } from './robots-txt.ts';

/** Every kind of content, in the order in which it is offered. */
export const contentKinds = [llmsTxt, robotsTxt, qaSection, llmsFull, jsonLd, markdownPages] as const;

export type SharedKind = (typeof contentKinds)[number];

const byId = new Map<string, SharedKind>(contentKinds.map((kind) => [kind.id, kind]));

/** The kind of that id. */
export function kindOf(id: SharedKind['id']): SharedKind {
  const kind = byId.get(id);
  if (!kind) throw new Error(`There is no kind of content ${id}`);
  return kind;
}
