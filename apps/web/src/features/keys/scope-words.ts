import type { Scope } from '@visible-ai/shared/contract/scopes';

/** What a key may do, in plain words. */
export const scopeWords: Record<Scope, { label: string; hint: string }> = {
  'audits:run': { label: 'Run audits', hint: 'Audit pages and whole sites, and compare pages.' },
  'audits:read': { label: 'Read audits', hint: 'Scores, findings and reports of pages and sites.' },
  'files:read': { label: 'Read files', hint: 'The llms.txt, robots.txt and Q&A that were written for you.' },
  'files:write': {
    label: 'Write files',
    hint: 'Generate, edit, restore and delete them. Generating may spend credits.',
  },
  'sites:read': { label: 'Read sites', hint: 'Your sites, their schedules and alerts.' },
  'sites:write': { label: 'Change sites', hint: 'Add, change and delete sites.' },
  'answers:read': { label: 'Read answers', hint: 'What answer engines said. No call needs it yet.' },
  'answers:run': { label: 'Ask answer engines', hint: 'Spends money per question. No call needs it yet.' },
  'logs:write': { label: 'Send access logs', hint: 'Reads nothing. No call needs it yet.' },
};
