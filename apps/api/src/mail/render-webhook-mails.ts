import { oneLine, type RenderedMail, renderMail } from './mail-layout.ts';

interface WebhookOff {
  because: 'gone' | 'failing';
  /** The receiver's last error. */
  error: string;
  url: string;
  appUrl: string;
}

/** To the owner of a webhook that was switched off because of its receiver. */
export function renderWebhookOffMail({ because, error, url, appUrl }: WebhookOff): RenderedMail {
  const { host } = new URL(url);
  const why =
    because === 'gone'
      ? `Its receiver answered 410, which means that it does not want any more events.`
      : `For five days its receiver has taken nothing. The last time: ${oneLine(error, 300)}`;
  return renderMail(`Your webhook at ${oneLine(host, 100)} was switched off`, {
    heading: 'A webhook was switched off',
    paragraphs: [
      `We send no more events to ${oneLine(url, 300)}. ${why}`,
      'What was still to be sent is kept for 30 days. Once the receiver is well, switch the webhook on again and send what it missed.',
    ],
    action: { label: 'Open your webhooks', url: `${appUrl}/account/webhooks` },
    footer: `You get this mail because you have a webhook on ${new URL(appUrl).host}.`,
  });
}
