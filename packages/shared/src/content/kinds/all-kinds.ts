import type { KindGuide } from './define-kind.ts';
import { jsonLd, jsonLdGuide } from './json-ld.ts';
import { llmsFull, llmsFullGuide } from './llms-full.ts';
import { llmsTxt, llmsTxtGuide } from './llms-txt.ts';
import { markdownPages, markdownPagesGuide } from './markdown-pages.ts';
import { qaSection, qaSectionGuide } from './qa-section.ts';
import { robotsTxt, robotsTxtGuide } from './robots-txt.ts';

/** Every kind of content, in the order in which it is offered. */
export const contentKinds: readonly [
  typeof llmsTxt,
  typeof robotsTxt,
  typeof qaSection,
  typeof llmsFull,
  typeof jsonLd,
  typeof markdownPages,
] = [llmsTxt, robotsTxt, qaSection, llmsFull, jsonLd, markdownPages];

export type SharedKind = (typeof contentKinds)[number];

const byId = new Map<string, SharedKind>(contentKinds.map((kind) => [kind.id, kind]));

/** The kind of that id. */
export function kindOf(id: SharedKind['id']): SharedKind {
  const kind = byId.get(id);
  if (!kind) throw new Error(`There is no kind of content ${id}`);
  return kind;
}

/** What assistants are told about each kind. */
export const kindGuides: Readonly<Record<SharedKind['id'], KindGuide>> = {
  llms_txt: llmsTxtGuide,
  robots_txt: robotsTxtGuide,
  qa_section: qaSectionGuide,
  llms_full: llmsFullGuide,
  json_ld: jsonLdGuide,
  markdown_pages: markdownPagesGuide,
};
