import { filesOf } from '@visible-ai/shared/content/files-of';
import { markdownPages as facts } from '@visible-ai/shared/content/kinds/markdown-pages';
import { MARKDOWN_CHARACTERS } from '@visible-ai/shared/content/markdown/markdown-bytes';
import { z } from 'zod';
import { defineContentKind } from './define-content-kind.ts';

export const markdownPages = defineContentKind({
  ...facts,
  about: 'a Markdown file for each page',
  belongs:
    'One text of many files: each begins with a line ==> path <==, which names it from the folder of the site on. Serve each beside its page, and announce it there by a link of rel alternate and type text/markdown.',
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
