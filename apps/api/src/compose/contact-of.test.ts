import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { contactOf } from './contact-of.ts';

function contactWith(environment: Record<string, string>): string | null {
  const read = readConfig(environment);
  if (!read.ok) throw new Error(read.problem);
  return contactOf(read.config);
}

it.each([
  ['nobody, where nothing is set: the sender that comes with the program has no mailbox', {}, null],
  [
    'the address for prospects, where no sender is set',
    { INTAKE_TO: 'desk@example.com' },
    'desk@example.com',
  ],
  [
    'the sender of mails',
    { MAIL_FROM: 'Example <hello@example.com>', INTAKE_TO: 'desk@example.com' },
    'hello@example.com',
  ],
])('visitors may write to %s', (_, environment, contact) => {
  expect(contactWith(environment)).toBe(contact);
});
