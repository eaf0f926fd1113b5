import { writingSteps } from './write/writing-steps.ts';

/** The module of the writing threads: each step under its own name. */
export const { llmsTxt, describe, llmsTxtOf, qaSection, questions, robotsTxt } = writingSteps;
