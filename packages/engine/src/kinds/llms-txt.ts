import { llmsTxt as facts } from '@visible-ai/shared/content/kinds/llms-txt';
import { z } from 'zod';
import { defineContentKind, extentWithin } from './define-content-kind.ts';

export const llmsTxt = defineContentKind({
  ...facts,
  options: z.object({ pageLimit: z.int().min(1).optional() }),
  extent: ({ pageLimit }) => extentWithin(pageLimit),
  write: ({ writers }, site, _options, signal) => writers.llmsTxt(site, signal),
  promptWriter: ({ promptWriters }) => promptWriters?.llmsTxt ?? null,
  live: ({ checkLiveFile }, kept, signal) => checkLiveFile({ path: '/llms.txt', ...kept }, signal),
});
