import { jsonLd as facts } from '@visible-ai/shared/content/kinds/json-ld';
import { z } from 'zod';
import { defineContentKind } from './define-content-kind.ts';

export const jsonLd = defineContentKind({
  ...facts,
  about: 'structured data of the site and its pages as one graph, merged with what it has',
  belongs:
    'Each thing belongs on the page that its @id begins with: put the things of a page as one @graph into a script of type application/ld+json in its head. One of the page’s own with the same @id or type is replaced by it.',
  options: z.object({}),
  write: ({ writers }, site, _options, signal) => writers.jsonLd(site, signal),
  // Only facts: a language model could not word anything better.
  promptWriter: () => null,
  live: ({ checkLiveData }, kept, signal) => checkLiveData(kept, signal),
  merge: ({ mergeEdits }, edits) => mergeEdits({ by: 'things', ...edits }),
});
