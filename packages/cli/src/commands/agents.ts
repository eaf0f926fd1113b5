import type { Command } from '../cli/command.ts';
import { fetchingOptions, outputOption, showingOptions } from './shared-options.ts';

export const agents = {
  name: 'agents',
  summary: 'Say which agents may read a page, and the line of robots.txt that decides',
  takes: 'URL',
  about: [
    'Reads robots.txt as each agent does, and asks for the page under the names of those that count. Blocking training costs no points: it removes you from no answer.',
  ],
  options: {
    format: { type: 'string', short: 'f', value: 'FORMAT', about: 'pretty, json' },
    ...outputOption,
    ...fetchingOptions,
    ...showingOptions,
  },
  examples: [
    { says: 'Who may read this page', type: 'agents example.com/pricing' },
    {
      says: 'The agents that are kept out, for a script',
      type: `agents example.com --format json | jq -r '.agents[] | select(.verdict == "blocked").token'`,
    },
  ],
  load: async () => (await import('./run-agents.ts')).runAgents,
} as const satisfies Command;
