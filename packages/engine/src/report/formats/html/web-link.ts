import { html, type Markup } from './markup.ts';

/** A foreign address: a link if it is a web address, and one that sends no referrer. */
export function webLink(address: string, text = address): Markup {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return html`<bdi>${text}</bdi>`;
  return html`<a href="${url.href}" rel="noopener noreferrer nofollow" dir="auto">${text}</a>`;
}
