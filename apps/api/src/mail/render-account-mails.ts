import { type RenderedMail, renderMail } from './mail-layout.ts';

/** Without a name: a stranger may have typed it, and could send text to anybody through us. */
const GREETING = 'Hello,';

const host = (appUrl: string) => new URL(appUrl).host;

/** To a person who has just signed up: one click proves the mailbox. */
export const renderVerifyMail = (appUrl: string, token: string): RenderedMail =>
  renderMail('Verify your email address', {
    heading: 'One click to go',
    paragraphs: [
      GREETING,
      `Somebody signed up on ${host(appUrl)} with this address. If that was you, verify it and you are in. The link works once, within 24 hours.`,
    ],
    action: { label: 'Verify email address', url: `${appUrl}/verify-email?token=${token}` },
    footer: 'If it was not you, do nothing: without the click there is no account.',
  });

/** To the owner of an account whose address was used for another sign-up. */
export const renderKnownAddressMail = (appUrl: string): RenderedMail =>
  renderMail('You already have an account', {
    heading: 'You already have an account',
    paragraphs: [
      GREETING,
      `Somebody tried to sign up on ${host(appUrl)} with this address, which has an account already. If that was you, sign in; if the password is gone, set a new one there.`,
    ],
    action: { label: 'Sign in', url: `${appUrl}/auth` },
    footer: 'If it was not you, do nothing: your account is as it was.',
  });

/** To a person who verified an address whose password may be a stranger's. */
export const renderChoosePasswordMail = (appUrl: string, token: string): RenderedMail =>
  renderMail('Choose your password', {
    heading: 'Choose your password',
    paragraphs: [
      GREETING,
      `Your address is verified. Somebody else may have signed up on ${host(appUrl)} with it too, so no password that was typed before holds. Choose one now: the link works once, within an hour.`,
    ],
    action: { label: 'Choose a password', url: `${appUrl}/reset-password?token=${token}` },
    footer: 'If the hour is over, "Forgot your password?" on the sign-in page sends a new link.',
  });

/** To a person who forgot their password. */
export const renderResetMail = (appUrl: string, token: string): RenderedMail =>
  renderMail('Reset your password', {
    heading: 'Set a new password',
    paragraphs: [
      GREETING,
      `Somebody asked for a new password for your account on ${host(appUrl)}. The link works once, within an hour.`,
    ],
    action: { label: 'Set a new password', url: `${appUrl}/reset-password?token=${token}` },
    footer: 'If it was not you, do nothing: your password stays as it is.',
  });

/** After any change of a password. */
export const renderPasswordChangedMail = (appUrl: string): RenderedMail =>
  renderMail('Your password was changed', {
    heading: 'Your password was changed',
    paragraphs: [
      GREETING,
      `The password of your account on ${host(appUrl)} was changed just now, and other devices were signed out. If that was you, there is nothing to do.`,
      'If it was not you, set a new password at once.',
    ],
    action: { label: 'Set a new password', url: `${appUrl}/auth?mode=reset` },
    footer: 'You get this mail whenever your password changes.',
  });

/** After an API key was made. Its name is left out, because its maker typed it. */
export const renderKeyMadeMail = (appUrl: string, prefix: string): RenderedMail =>
  renderMail('An API key was made for your account', {
    heading: 'An API key was made',
    paragraphs: [
      GREETING,
      `An API key that begins with ${prefix} was made just now for your account on ${host(appUrl)}. If that was you, there is nothing to do.`,
      'If it was not you, revoke it at once, and set a new password.',
    ],
    action: { label: 'See your API keys', url: `${appUrl}/account/keys` },
    footer: 'You get this mail when API keys are made, at most once an hour.',
  });
