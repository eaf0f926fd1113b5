import type { Command } from '../cli/command.ts';
import { fetchingOptions, outputOption, showingOptions } from './shared-options.ts';

export const compare = {
  name: 'compare',
  summary: 'Audit two pages by the same checks: why are they cited, and not you?',
  takes: 'OURS THEIRS',
  about: [
    'What theirs does better comes first, worth most first, with the fix for your page. Then what yours does better.',
  ],
  options: {
    format: { type: 'string', short: 'f', value: 'FORMAT', about: 'pretty, json' },
    ...outputOption,
    ...fetchingOptions,
    ...showingOptions,
  },
  examples: [
    {
      says: 'Your page beside the one that is cited',
      type: 'compare example.com/anvils rival.example/anvils',
    },
    {
      says: 'What is worth most, for a script',
      type: `compare example.com rival.example --format json | jq '.differences[0]'`,
    },
  ],
  load: async () => (await import('./run-compare.ts')).runCompare,
} as const satisfies Command;
