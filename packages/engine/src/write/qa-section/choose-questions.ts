import type { FoundQuestion } from './find-questions.ts';

/** The share of common visitors' questions, even if the site asks enough itself. */
const FACTS_SHARE = 0.3;

/**
 * As many questions as requested: what the site is, how to install it if it is installed, the site's own
 * questions, common visitors' questions, then the others in their order.
 */
export function chooseQuestions(questions: readonly FoundQuestion[], count: number): FoundQuestion[] {
  const isFirst = ({ role, topic }: FoundQuestion) => role === 'identity' || topic === 'install';
  const first = questions.filter(isFirst);
  const rest = questions.filter((one) => !isFirst(one));
  const own = rest.filter(({ role, central }) => role === 'own' && central);
  const facts = rest.filter(({ role }) => role === 'fact');
  const others = rest.filter((one) => !own.includes(one) && !facts.includes(one));
  const kept = Math.min(facts.length, Math.floor(count * FACTS_SHARE));
  const room = Math.max(0, count - first.length - kept);
  return [...first, ...own.slice(0, room), ...facts, ...others, ...own.slice(room)].slice(0, count);
}
