import type { ContentType } from '@visible-ai/shared/content/schema';
import type { ContentKind } from './define-content-kind.ts';
import { jsonLd } from './json-ld.ts';
import { llmsFull } from './llms-full.ts';
import { llmsTxt } from './llms-txt.ts';
import { markdownPages } from './markdown-pages.ts';
import { qaSection } from './qa-section.ts';
import { robotsTxt } from './robots-txt.ts';

/** The content kinds, as the service, the command line and the tools of assistants use them. */
export const contentKinds: Readonly<Record<ContentType, ContentKind>> = {
  llms_txt: llmsTxt,
  robots_txt: robotsTxt,
  qa_section: qaSection,
  llms_full: llmsFull,
  json_ld: jsonLd,
  markdown_pages: markdownPages,
};
