import type { AnswerEngineId } from '@visible-ai/shared/answers/engines';
import { anthropic } from './anthropic.ts';
import type { EngineProtocol } from './engine-protocol.ts';
import { gemini } from './gemini.ts';
import { openai } from './openai.ts';
import { perplexity } from './perplexity.ts';

/** Every engine that can be asked. */
export const allEngines: Readonly<Record<AnswerEngineId, EngineProtocol>> = {
  openai,
  anthropic,
  perplexity,
  gemini,
};
