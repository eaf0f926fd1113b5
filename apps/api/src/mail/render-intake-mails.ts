import type { IntakeRequest } from '@visible-ai/shared/intake/endpoints';
import { oneLine, type RenderedMail, renderMail } from './mail-layout.ts';

/** The typed text with its line breaks, without invisible characters, cut. */
const plainText = (text: string, most: number) => {
  const clean = text.replace(/[^\P{Cc}\n]|\p{Cf}/gu, '').trim();
  return clean.length > most ? `${clean.slice(0, most - 1)}…` : clean;
};

function answers(request: IntakeRequest, most: number) {
  const rows: [string, string | undefined][] = [
    ['Full Name', request.name],
    ['Email Address', request.email],
    ['Company Name', request.company],
    ['Website URL', request.website],
    ['Phone Number', request.phone],
  ];
  return rows.flatMap(([title, text]) => (text ? [{ title, text: oneLine(text, most) }] : []));
}

/** To the team: a prospect has written. */
export function renderIntakeMail(request: IntakeRequest, appUrl: string): RenderedMail {
  return renderMail(`New intake: ${oneLine(request.company, 60)}`, {
    heading: 'Somebody wants to become visible',
    paragraphs: request.message ? plainText(request.message, 5000).split(/\n{2,}/) : ['No message was left.'],
    list: answers(request, 500),
    footer: `Sent from the form on ${new URL(appUrl).host}. Answering this mail writes to the prospect.`,
  });
}

/**
 * To the sender of the form. Nobody has proved this address, so the mail contains nothing that was typed:
 * otherwise anybody could write to strangers through us.
 */
export function renderIntakeCopyMail(appUrl: string): RenderedMail {
  return renderMail('We have received your information', {
    heading: "Thank you. We'll be in touch soon.",
    paragraphs: [
      `Somebody filled in the form on ${new URL(appUrl).host} with this address, and what was written there has reached us.`,
    ],
    footer:
      'If you did not fill in the form, somebody typed your address by mistake: there is nothing to do.',
  });
}
