import { qaSection as facts } from '@visible-ai/shared/content/kinds/qa-section';
import { z } from 'zod';
import { defineContentKind } from './define-content-kind.ts';

export const qaSection = defineContentKind({
  ...facts,
  options: z.object(facts.request(z)),
  write: ({ writers }, site, { questionCount }, signal) => writers.qaSection(site, questionCount, signal),
  promptWriter: ({ promptWriters }) => promptWriters?.qaSection ?? null,
  live: ({ checkLiveQuestions }, kept, signal) => checkLiveQuestions(kept, signal),
  sanitise: ({ sanitiseQa }, html) => sanitiseQa(html),
  async merge({ mergeEdits, sanitiseQa }, edits) {
    const merged = await mergeEdits({ by: 'questions', ...edits });
    return { ...merged, text: await sanitiseQa(merged.text) };
  },
  present: {
    file: ({ qaPlainText }, html) => qaPlainText(html),
    downloads: ({ qaDownloads }, html) => qaDownloads(html),
  },
});
