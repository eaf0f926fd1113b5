import { filesOf } from '@visible-ai/shared/content/files-of';
import { markdownPages as facts } from '@visible-ai/shared/content/kinds/markdown-pages';
import { MARKDOWN_CHARACTERS } from '@visible-ai/shared/content/markdown/markdown-bytes';
import { z } from 'zod';
import { defineContentKind } from './define-content-kind.ts';

export const markdownPages = defineContentKind({
  ...facts,
  options: z.object({}),
  extent: () => ({ pageLimit: 200, autoDetectSize: true, skipCrawling: false, markdown: true }),
  mostCharacters: MARKDOWN_CHARACTERS,
  write: ({ writers }, site, _options, signal) => writers.markdownPages(site, signal),
  promptWriter: () => null,
  live: ({ checkLivePages }, kept, signal) => checkLivePages(kept, signal),
  merge: ({ mergeEdits }, edits) => mergeEdits({ by: 'pages', ...edits }),
  present: {
    file: ({ zipFiles }, text) => zipFiles(filesOf(facts.id, text)),
    downloads: () => null,
  },
});
