import { html, type Markup } from './markup.ts';

/** A foreign address: a link where it is one of the web, and then one that tells nobody where it stood. */
export function webLink(address: string, text = address): Markup {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return html`<bdi>${text}</bdi>`;
  return html`<a href="${url.href}" rel="noopener noreferrer nofollow" dir="auto">${text}</a>`;
}
