import { type RenderedMail, renderMail } from './mail-layout.ts';

/** To a person whose request for a trial was granted. */
export const renderTrialGrantedMail = (appUrl: string, credits: number): RenderedMail =>
  renderMail('Your trial is open', {
    heading: 'Your trial is open',
    paragraphs: [
      `You asked for a trial on ${new URL(appUrl).host}. It holds ${credits} ${credits === 1 ? 'credit' : 'credits'}: each has one file written for your site, and what is written stays yours.`,
    ],
    action: { label: 'Generate content', url: `${appUrl}/content` },
    footer: 'You get this mail because you asked for a trial.',
  });

/** To a person whose request for a trial was declined. */
export const renderTrialDeclinedMail = (appUrl: string): RenderedMail =>
  renderMail('About the trial you asked for', {
    heading: 'We cannot offer you a trial',
    paragraphs: [
      `You asked for a trial on ${new URL(appUrl).host}. We cannot give you one just now. Your audits stay free, and the plans are open to you at any time.`,
    ],
    action: { label: 'View pricing plans', url: `${appUrl}/pricing` },
    footer: 'You get this mail because you asked for a trial.',
  });
