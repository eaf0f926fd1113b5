import type { Scope } from '../contract/scopes.ts';

/** What each scope allows, in plain words, for people who create a key and for the documentation. */
export const scopeWords: Record<Scope, { label: string; hint: string }> = {
  'audits:run': { label: 'Run audits', hint: 'Audit pages and whole sites, and compare pages.' },
  'audits:read': {
    label: 'Read audits',
    hint: 'Scores, findings and reports of pages and sites, and their exports.',
  },
  'files:read': {
    label: 'Read files',
    hint: 'The llms.txt, robots.txt and Q&A that were written for you, and how far a job is.',
  },
  'files:write': {
    label: 'Write files',
    hint: 'Generate, edit, restore and delete them, and check what a site serves. Generating may spend credits.',
  },
  'sites:read': { label: 'Read sites', hint: 'Your sites, their schedules and alerts.' },
  'sites:write': { label: 'Change sites', hint: 'Add, change and delete sites.' },
  'answers:read': { label: 'Read answers', hint: 'What answer engines said of your sites, and the figures.' },
  'answers:run': { label: 'Ask answer engines', hint: 'Spends money for each question.' },
  'logs:write': {
    label: 'Send access logs',
    hint: 'Counts who came by them. Reads nothing, not even what was counted.',
  },
};
