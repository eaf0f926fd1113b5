import type { ContentType } from '@visible-ai/shared/content/schema';
import { jsonLd } from './json-ld.tsx';
import type { KindView } from './kind-view.ts';
import { llmsFull } from './llms-full.tsx';
import { llmsTxt } from './llms-txt.tsx';
import { markdownPages } from './markdown-pages.tsx';
import { qaSection } from './qa-section.tsx';
import { robotsTxt } from './robots-txt.tsx';

/** The screens' part of every kind of content. */
export const kindViews: Readonly<Record<ContentType, KindView>> = {
  llms_txt: llmsTxt,
  robots_txt: robotsTxt,
  qa_section: qaSection,
  llms_full: llmsFull,
  json_ld: jsonLd,
  markdown_pages: markdownPages,
};
