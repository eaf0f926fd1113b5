import type { AgentKind } from '../ai-agents/ai-agent.ts';

export const robotsPolicyNames = ['open', 'no_training', 'search_only', 'closed'] as const;
export type RobotsPolicyName = (typeof robotsPolicyNames)[number];

/** Who may read a site and for what, and the robots.txt rules for it. */
export interface RobotsPolicy {
  label: string;
  explanation: string;
  /** The kinds of agents that are blocked; `everybody` means every crawler. */
  keepsOut: readonly AgentKind[] | 'everybody';
  /** The `Content-Signal` values (contentsignals.org). Honest crawlers respect them; they block nothing. */
  signal: { search: boolean; 'ai-input': boolean; 'ai-train': boolean };
}

/** The policies that an owner can choose. Without a choice, a file blocks and allows the same as before. */
export const robotsPolicies: Readonly<Record<RobotsPolicyName, RobotsPolicy>> = {
  open: {
    label: 'Open to all',
    explanation:
      'Search, people’s questions and training. A line of yours that shuts one of these agents out of the whole site is changed; parts that you closed stay closed.',
    keepsOut: [],
    signal: { search: true, 'ai-input': true, 'ai-train': true },
  },
  no_training: {
    label: 'Search and people’s questions, no training',
    explanation:
      'You are found, and quoted in answers. Agents that collect pages to train models are kept out. Costs you no visibility.',
    keepsOut: ['training'],
    signal: { search: true, 'ai-input': true, 'ai-train': false },
  },
  search_only: {
    label: 'Search only',
    explanation:
      'You are found in search. Agents that open pages because a person asks, and agents that train, are kept out: assistants will quote you less.',
    keepsOut: ['training', 'user'],
    signal: { search: true, 'ai-input': false, 'ai-train': false },
  },
  closed: {
    label: 'Closed',
    explanation:
      'Every crawler is kept out of the whole site, ordinary search engines too. You vanish from search and from answers.',
    keepsOut: 'everybody',
    signal: { search: false, 'ai-input': false, 'ai-train': false },
  },
};

/** The value of a `Content-Signal` line for a policy. */
export const contentSignalOf = ({ signal }: RobotsPolicy): string =>
  Object.entries(signal)
    .map(([key, yes]) => `${key}=${yes ? 'yes' : 'no'}`)
    .join(', ');

/**
 * The policy that a request chooses; null changes nothing.
 *
 * @param request `policy` is more precise than `allowAllEngines` and wins.
 */
export function chosenPolicy(request: {
  allowAllEngines: boolean;
  policy?: RobotsPolicyName | undefined;
}): RobotsPolicyName | null {
  return request.policy ?? (request.allowAllEngines ? null : 'no_training');
}
