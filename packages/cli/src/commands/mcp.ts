import type { Command } from '../cli/command.ts';
import { fetchingOptions } from './shared-options.ts';

export const mcp = {
  name: 'mcp',
  summary: 'Serve these tools to an assistant, by the Model Context Protocol over stdio',
  takes: '',
  about: [
    'An assistant starts this by itself: it asks on the standard input and is answered on the standard output. What it audits and writes is kept while it runs, and nowhere else.',
  ],
  options: fetchingOptions,
  examples: [
    { says: 'For an assistant that is set up on the terminal', type: 'mcp' },
    {
      says: 'It may audit the site on your own machine too',
      type: 'mcp --allow-private localhost:3000',
    },
  ],
  load: async () => (await import('./run-mcp.ts')).runMcp,
} as const satisfies Command;
