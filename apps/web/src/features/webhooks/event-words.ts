import type { WebhookEvent } from '@visible-ai/shared/webhooks/event-names';

/** The events in plain words. */
const eventWords: Record<WebhookEvent, { label: string; hint: string }> = {
  'analysis.completed': {
    label: 'A page was analyzed',
    hint: 'Each analysis made while you are signed in, with its score.',
  },
  'site_audit.completed': {
    label: 'A site audit is done',
    hint: 'Started by hand or by a schedule, with its score.',
  },
  'site.regressed': {
    label: 'A site became worse',
    hint: 'What an audit found and two further looks confirmed.',
  },
  'site.recovered': { label: 'A site has recovered', hint: 'A fault that we reported is fixed.' },
  'content.completed': { label: 'A file was written', hint: 'llms.txt, robots.txt or a Q&A section.' },
  'content.drifted': {
    label: 'A file was changed at the site',
    hint: 'It is not the one that is kept here any more.',
  },
  'answers.completed': {
    label: 'The answer engines were asked',
    hint: 'A run of your questions has ended, with what it cost.',
  },
};

/** The same events as choices. */
export const offeredEvents = (Object.keys(eventWords) as WebhookEvent[]).map((value) => ({
  value,
  ...eventWords[value],
}));
