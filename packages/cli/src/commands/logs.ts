import type { Command } from '../cli/command.ts';
import { fetchingOptions, outputOption, showingOptions } from './shared-options.ts';

export const logs = {
  name: 'logs',
  summary: 'Say which agents came for what, by access logs',
  takes: 'FILE...',
  about: [
    'Reads access logs of nginx, Apache, Caddy, Cloudflare, Vercel, CloudFront and IIS, plain or .gz, of any length; - is the standard input. Tells for each agent how often it came, whether its operator’s published addresses bear it out, which errors it met, and how many people assistants sent.',
    'Nothing is sent anywhere and nothing of the logs is kept.',
  ],
  options: {
    site: {
      type: 'string',
      value: 'URL',
      about: 'Also read the robots.txt there, and tell who came although it keeps them out',
    },
    ranges: {
      type: 'string',
      value: 'URL',
      about:
        'Verify by fresh lists of addresses: operators asks those who publish them, an address is a mirror that has them as <host>/<path>. Without it the copy in this program has to do',
    },
    format: { type: 'string', short: 'f', value: 'FORMAT', about: 'pretty, json' },
    ...outputOption,
    ...fetchingOptions,
    ...showingOptions,
  },
  examples: [
    { says: 'Who came, by two logs', type: 'logs access.log access.log.1.gz' },
    { says: 'Verified by what operators publish today', type: 'logs access.log --ranges operators' },
    { says: 'Who came although robots.txt says no', type: 'logs access.log --site example.com' },
    {
      says: 'The paths that answered agents with an error, for a script',
      type: `logs access.log --format json | jq -r '.paths[] | select(.statuses | keys | any(. >= "400")).path'`,
    },
    { says: 'From whatever writes it', type: 'logs - --quiet < access.log' },
  ],
  load: async () => (await import('./run-logs.ts')).runLogs,
} as const satisfies Command;
