import { type Writing, writingSteps } from '../writing-steps.ts';

/** The steps of writing without threads. */
export const writeHere: Writing = {
  llmsTxt: async (input) => writingSteps.llmsTxt(input),
  describe: async (input) => writingSteps.describe(input),
  llmsTxtOf: async (input) => writingSteps.llmsTxtOf(input),
  llmsFull: async (input) => writingSteps.llmsFull(input),
  markdownPages: async (input) => writingSteps.markdownPages(input),
  qaSection: async (input) => writingSteps.qaSection(input),
  questions: async (input) => writingSteps.questions(input),
  jsonLd: async (input) => writingSteps.jsonLd(input),
  robotsTxt: async (input) => writingSteps.robotsTxt(input),
  robotsDifference: async (input) => writingSteps.robotsDifference(input),
};
