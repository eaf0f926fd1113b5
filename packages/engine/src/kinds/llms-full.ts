import { llmsFull as facts } from '@visible-ai/shared/content/kinds/llms-full';
import { MARKDOWN_CHARACTERS } from '@visible-ai/shared/content/markdown/markdown-bytes';
import { z } from 'zod';
import { defineContentKind, extentWithin } from './define-content-kind.ts';

export const llmsFull = defineContentKind({
  ...facts,
  options: z.object({ pageLimit: z.int().min(1).optional() }),
  extent: ({ pageLimit }) => ({ ...extentWithin(pageLimit), markdown: true }),
  mostCharacters: MARKDOWN_CHARACTERS,
  write: ({ writers }, site, _options, signal) => writers.llmsFull(site, signal),
  promptWriter: () => null,
  live: ({ checkLiveFile }, kept, signal) => checkLiveFile({ path: '/llms-full.txt', ...kept }, signal),
  merge: ({ mergeEdits }, edits) => mergeEdits({ by: 'pages', ...edits }),
});
