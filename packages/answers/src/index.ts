/**
 * The only entry point of this package, which asks answer engines and counts what they say. `createAnswerEngines` builds
 * the engines that have a key. Everything else is a pure function over their answers, or a type.
 */
export type { Answer, AnswerEngine, FoundSource, Place, Question } from './answer-engine.ts';
export { canaryPrompts } from './canary/canary-prompts.ts';
export { type AnsweredSample, findBreak } from './canary/find-break.ts';
export {
  type AnswerEngines,
  type AnswerEnginesSettings,
  createAnswerEngines,
} from './create-answer-engines.ts';
export type { AnswerCell, EntityCounts } from './figures/answer-cell.ts';
export { changeOf } from './figures/change-of.ts';
export { type SummaryInput, summarise } from './figures/summarise.ts';
export { cleanSourceUrl } from './hosts/clean-source-url.ts';
export { entityOfUrl } from './hosts/entity-of-url.ts';
export { hostOf } from './hosts/host-of.ts';
export { findMentions, isBranded } from './names/find-mentions.ts';
export type { SiteFacts } from './suggest/site-facts.ts';
export { suggestPanel } from './suggest/suggest-panel.ts';
