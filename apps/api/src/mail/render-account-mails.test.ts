import { describe, expect, it } from 'vitest';
import {
  renderChoosePasswordMail,
  renderKnownAddressMail,
  renderPasswordChangedMail,
  renderResetMail,
  renderVerifyMail,
} from './render-account-mails.ts';
import { renderTrialDeclinedMail, renderTrialGrantedMail } from './render-trial-mails.ts';

const appUrl = 'https://visible.example';
const mails = [
  { what: 'verify', mail: renderVerifyMail(appUrl, 'tok-1'), link: '/verify-email?token=tok-1' },
  { what: 'known address', mail: renderKnownAddressMail(appUrl), link: '/auth' },
  { what: 'reset', mail: renderResetMail(appUrl, 'tok-2'), link: '/reset-password?token=tok-2' },
  { what: 'choose', mail: renderChoosePasswordMail(appUrl, 'tok-3'), link: '/reset-password?token=tok-3' },
  { what: 'changed', mail: renderPasswordChangedMail(appUrl), link: '/auth?mode=reset' },
  { what: 'trial granted', mail: renderTrialGrantedMail(appUrl, 3), link: '/content' },
  { what: 'trial declined', mail: renderTrialDeclinedMail(appUrl), link: '/pricing' },
];

describe('mails about an account', () => {
  it.each(mails)('lead to our own address: $what', ({ mail, link }) => {
    expect(mail.text).toContain(`${appUrl}${link}`);
    expect(mail.html).toContain(`href="${appUrl}${link}"`);
    expect([...mail.html.matchAll(/https?:\/\/([^/"]+)/g)].map(([, host]) => host)).toEqual([
      'visible.example',
    ]);
  });

  it.each(mails)('load nothing and carry no foreign markup: $what', ({ mail }) => {
    expect(mail.html).not.toMatch(/<(img|script|link|iframe|b)\b/i);
    expect(mail.text).not.toMatch(/\r|^Bcc/m);
    expect(mail.subject).not.toMatch(/[\r\n]/);
  });

  it.each(mails)('fit a plain window, with the link on a line of its own: $what', ({ mail, link }) => {
    const lines = mail.text.split('\n');
    expect(lines).toContain(`${appUrl}${link}`);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(72);
  });
});
