import type { AnswerEngineId } from '@visible-ai/shared/answers/engines';
import { newcombe } from '../figures/newcombe.ts';

/** A sample with an answer, `ok` or `no_search`. */
export interface AnsweredSample {
  engine: AnswerEngineId;
  servedModel: string | null;
  /**
   * The features of an answer to a canary prompt; null for a prompt of the panel, of which only the model
   * counts.
   */
  canary: { promptId: string; searched: boolean; length: number; citedHosts: readonly string[] } | null;
}
type CanaryAnswer = NonNullable<AnsweredSample['canary']>;

/** With fewer questions that were answered in both runs, no conclusion is possible. */
const fewestPrompts = 6;
/** The factor between lengths of answers that counts as a change. */
const otherLength = 2;
const fewestHosts = 5;
const leastOverlap = 0.1;

/**
 * Whether an engine itself has changed between two runs: `model` if most answers come from a model that gave
 * none before, `canary` if its answers to neutral questions differ. Small differences are chance: each rule
 * requires a difference that is large and also significant at about 1 %.
 */
export function findBreak(
  before: readonly AnsweredSample[],
  now: readonly AnsweredSample[],
): 'model' | 'canary' | null {
  const engines = [...new Set(now.map(({ engine }) => engine))].map((engine) => ({
    before: before.filter((sample) => sample.engine === engine),
    now: now.filter((sample) => sample.engine === engine),
  }));
  if (engines.some((one) => hasOtherModel(one.before, one.now))) return 'model';
  return engines.some((one) => behavesOtherwise(canaryOf(one.before), canaryOf(one.now))) ? 'canary' : null;
}

function hasOtherModel(before: readonly AnsweredSample[], now: readonly AnsweredSample[]): boolean {
  const modelsOf = (samples: readonly AnsweredSample[]) =>
    samples.flatMap(({ servedModel }) => servedModel ?? []);
  const known = new Set(modelsOf(before));
  const served = modelsOf(now);
  return known.size > 0 && served.filter((model) => !known.has(model)).length > served.length / 2;
}

const canaryOf = (samples: readonly AnsweredSample[]) => samples.flatMap(({ canary }) => canary ?? []);

/** Compares the questions that were answered in both runs. */
function behavesOtherwise(allBefore: readonly CanaryAnswer[], allNow: readonly CanaryAnswer[]): boolean {
  const answered = new Set(allBefore.map(({ promptId }) => promptId));
  const now = allNow.filter(({ promptId }) => answered.has(promptId));
  const common = new Set(now.map(({ promptId }) => promptId));
  const before = allBefore.filter(({ promptId }) => common.has(promptId));
  if (common.size < fewestPrompts) return false;
  return searchesOtherwise(before, now) || isOfOtherLength(before, now) || citesOthers(before, now);
}

function searchesOtherwise(before: readonly CanaryAnswer[], now: readonly CanaryAnswer[]): boolean {
  const searchedIn = (answers: readonly CanaryAnswer[]) => ({
    k: answers.filter(({ searched }) => searched).length,
    n: answers.length,
  });
  const change = newcombe(searchedIn(now), searchedIn(before));
  return change !== null && Math.abs(change.diff) >= 0.5 && (change.low > 0 || change.high < 0);
}

/**
 * Sign test over prompts: all are longer, or all are shorter; with six prompts this happens by chance in 3 %.
 */
function isOfOtherLength(before: readonly CanaryAnswer[], now: readonly CanaryAnswer[]): boolean {
  const lengthIn = (answers: readonly CanaryAnswer[], promptId: string) => {
    const lengths = answers.filter((answer) => answer.promptId === promptId).map(({ length }) => length);
    return Math.max(1, lengths.reduce((sum, length) => sum + length, 0) / lengths.length);
  };
  const prompts = [...new Set(now.map(({ promptId }) => promptId))];
  const ratios = prompts.map((promptId) => lengthIn(now, promptId) / lengthIn(before, promptId));
  ratios.sort((a, b) => a - b);
  const middle = ratios[Math.floor(ratios.length / 2)] ?? 1;
  const isLonger = ratios.every((ratio) => ratio > 1) && middle >= otherLength;
  return isLonger || (ratios.every((ratio) => ratio < 1) && middle <= 1 / otherLength);
}

/** Hardly one citation in ten goes to an earlier host: another index, or another way to choose from it. */
function citesOthers(before: readonly CanaryAnswer[], now: readonly CanaryAnswer[]): boolean {
  const [old, fresh] = [citations(before), citations(now)];
  if (Math.min(old.size, fresh.size) < fewestHosts) return false;
  const sum = (counts: ReadonlyMap<string, number>) =>
    [...counts.values()].reduce((all, one) => all + one, 0);
  const shared = [...fresh].reduce((all, [host, count]) => all + Math.min(count, old.get(host) ?? 0), 0);
  return shared / Math.min(sum(old), sum(fresh)) < leastOverlap;
}

/** The number of answers that cite each host. */
function citations(answers: readonly CanaryAnswer[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { citedHosts } of answers)
    for (const host of new Set(citedHosts)) counts.set(host, (counts.get(host) ?? 0) + 1);
  return counts;
}
