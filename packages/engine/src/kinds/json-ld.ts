import { jsonLd as facts } from '@visible-ai/shared/content/kinds/json-ld';
import { z } from 'zod';
import { defineContentKind } from './define-content-kind.ts';

export const jsonLd = defineContentKind({
  ...facts,
  options: z.object({}),
  write: ({ writers }, site, _options, signal) => writers.jsonLd(site, signal),
  // Only facts: a language model could not word anything better.
  promptWriter: () => null,
  live: ({ checkLiveData }, kept, signal) => checkLiveData(kept, signal),
  merge: ({ mergeEdits }, edits) => mergeEdits({ by: 'things', ...edits }),
});
