import { auditFormats } from '../audit-formats.ts';
import type { Command } from '../cli/command.ts';
import { fetchingOptions, outputOption, showingOptions } from './shared-options.ts';

export const audit = {
  name: 'audit',
  summary: 'Audit pages, or whole sites: a score, what it is made of, what to fix',
  takes: 'URL...',
  about: [
    'Asks what an answer engine would ask: may its agents fetch the page, can they read it, does it say what it is. Every point lost comes with its evidence and a fix to copy.',
  ],
  options: {
    site: { type: 'boolean', about: 'Audit the whole site that lies under the address' },
    pages: { type: 'string', value: 'N', about: 'With --site: read at most so many pages (100)' },
    format: {
      type: 'string',
      short: 'f',
      multiple: true,
      value: 'FORMAT',
      about: `${auditFormats.join(', ')}. Repeatable: each takes the --output at its place`,
    },
    output: { ...outputOption.output, multiple: true },
    'fail-under': { type: 'string', value: 'N', about: 'Exit with 1 when a score is below N' },
    'fail-on': {
      type: 'string',
      multiple: true,
      value: 'CHECK,...',
      about: 'Exit with 1 when one of these checks fails, such as indexable',
    },
    baseline: {
      type: 'string',
      value: 'FILE',
      about:
        'Exit with 1 when it is worse than in FILE, an earlier --format json: a lower score, or a check that fails now',
    },
    map: {
      type: 'string',
      multiple: true,
      value: 'URLPREFIX=PATH',
      about: 'For sarif: the file or folder of your repository that such addresses come from. Repeatable',
    },
    ...fetchingOptions,
    ...showingOptions,
  },
  examples: [
    { says: 'One page, on the terminal', type: 'audit example.com' },
    { says: 'A whole site, of at most 200 pages', type: 'audit example.com/docs/ --site --pages 200' },
    {
      says: 'Your own machine, before it goes live',
      type: 'audit localhost:3000 --allow-private localhost:3000',
    },
    { says: 'A gate in CI', type: 'audit example.com --fail-under 70 --fail-on indexable,ai-agents-allowed' },
    {
      says: 'No worse than last time',
      type: 'audit example.com --format json --output now.json --baseline last.json',
    },
    { says: 'A report to hand on', type: 'audit example.com --format pdf --output report.pdf' },
    {
      says: 'One audit, two files, and the terminal',
      type: 'audit example.com -f json -o report.json -f sarif -o report.sarif -f pretty',
    },
  ],
  load: async () => (await import('./run-audit.ts')).runAudit,
} as const satisfies Command;
