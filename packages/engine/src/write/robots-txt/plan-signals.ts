import type { RobotsPolicy } from '@visible-ai/shared/content/robots-policies';
import { contentSignalOf } from '@visible-ai/shared/content/robots-policies';
import type { ContentSignal, ParsedRobots } from '@visible-ai/shared/robots-txt/parsed-robots';
import {
  insertAfter,
  lineText,
  type RobotsEdit,
  replaceLine,
  withValue,
} from '../../robots-edit/robots-edit.ts';
import { appendGroup } from './keep-agents-out.ts';

/** The words of the two fields for the same wish. */
const NAMES = {
  'Content-Signal': { search: 'search', 'ai-input': 'ai-input', 'ai-train': 'ai-train' },
  'Content-Usage': { search: 'search', 'ai-input': 'ai-input', 'ai-train': 'train-ai' },
} as const;
const WORDS = { 'Content-Signal': ['yes', 'no'], 'Content-Usage': ['y', 'n'] } as const;

const KEYS = ['search', 'ai-input', 'ai-train'] as const;

/** A value without contradictions to the policy; its other parts stay. */
function agreeing({ field, value }: ContentSignal, { signal }: RobotsPolicy, complete: boolean): string {
  const [yes, no] = WORDS[field];
  const wanted = new Map<string, string>(KEYS.map((key) => [NAMES[field][key], signal[key] ? yes : no]));
  const parts = value.split(',').map((part) => part.trim());
  const said = parts.map((part) => {
    const [name = ''] = part.split('=');
    const word = wanted.get(name.trim().toLowerCase());
    wanted.delete(name.trim().toLowerCase());
    return word === undefined || part.toLowerCase() === `${name.toLowerCase()}=${word}`
      ? part
      : `${name}=${word}`;
  });
  const missing = complete ? [...wanted].map(([name, word]) => `${name}=${word}`) : [];
  const agreed = [...said.filter((part) => part !== ''), ...missing].join(', ');
  return said.join() === parts.join() && missing.length === 0 ? value : agreed;
}

/**
 * The edits that make the file's signals express the policy: in the owner's own lines, or one line for all.
 */
export function planSignals(parsed: ParsedRobots, policy: RobotsPolicy): RobotsEdit[] {
  const forAll = ({ field, agents }: ContentSignal) => field === 'Content-Signal' && agents.includes('*');
  const edits = parsed.contentSignals.flatMap((signal) => {
    const value = agreeing(signal, policy, forAll(signal));
    return value === signal.value
      ? []
      : [replaceLine(signal.line, [withValue(lineText(parsed, signal.line), value)])];
  });
  if (parsed.contentSignals.some(forAll)) return edits;
  const line = `Content-Signal: ${contentSignalOf(policy)}`;
  const group = parsed.groups.find(({ agents }) => agents.some(({ token }) => token === '*'));
  if (!group) return [...edits, ...appendGroup(parsed, ['User-agent: *', line, 'Allow: /'])];
  const lastAgent = Math.max(...group.agents.map((agent) => agent.line));
  return [...edits, insertAfter(lastAgent, [line])];
}
