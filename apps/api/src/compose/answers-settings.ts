import { createAnswerEngines } from '@visible-ai/answers';
import type { AnswerEngineId } from '@visible-ai/shared/answers/engines';
import type { AnswersParts } from '../answers/create-answers.ts';
import type { Config } from '../config.ts';

type EngineName = Uppercase<AnswerEngineId>;

/** The operator's settings for an engine; nothing if it has no key. */
function engineOf(config: Config, name: EngineName) {
  const apiKey = config[`${name}_API_KEY`];
  return apiKey && { apiKey, apiUrl: config[`${name}_API_URL`], model: config[`${name}_MODEL`] };
}

/** Which answer engines this installation asks, and what it may spend. */
export function answersSettings(
  config: Config,
): Pick<AnswersParts, 'engines' | 'missing' | 'monthlyBudgetUsd' | 'paused' | 'closeEngines'> {
  const { engines, close } = createAnswerEngines({
    engines: {
      openai: engineOf(config, 'OPENAI') || undefined,
      anthropic: engineOf(config, 'ANTHROPIC') || undefined,
      perplexity: engineOf(config, 'PERPLEXITY') || undefined,
      // Its terms restrict keeping and comparing its answers. The operator declares that they may.
      gemini: (config.GEMINI_TERMS_ACCEPTED && engineOf(config, 'GEMINI')) || undefined,
    },
  });
  return {
    engines: new Map(engines.map((engine) => [engine.id, engine])),
    missing: {
      gemini: [
        ...(config.GEMINI_API_KEY ? [] : ['GEMINI_API_KEY']),
        ...(config.GEMINI_TERMS_ACCEPTED ? [] : ['GEMINI_TERMS_ACCEPTED=true']),
      ],
    },
    monthlyBudgetUsd: config.ANSWERS_MONTHLY_BUDGET_USD,
    paused: config.ANSWERS_PAUSED,
    closeEngines: close,
  };
}
