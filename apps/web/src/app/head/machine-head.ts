import { escapeHtml } from '@visible-ai/shared/html/escape-html';
import { organisation } from '@visible-ai/shared/site/organisation';
import { originPlaceholder } from '@visible-ai/shared/site/placeholders';
import type { SiteRoute } from '@visible-ai/shared/site/routes';
import { twinPath } from '@visible-ai/shared/site/twin-path';
import { structuredData } from './structured-data.ts';

const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;
const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;

const pictureText = `${organisation.name}: ${organisation.tagline}`;

/**
 * The part of <head> that only machines read: preview, Markdown twin, llms.txt, structured data. The build
 * writes it into each public page, so browsers do not load the code for it.
 */
export function machineHead(route: SiteRoute): string[] {
  const address = originPlaceholder + route.path;
  const picture = `${originPlaceholder}/preview.png`;
  const data = JSON.stringify(structuredData(route)).replace(/</g, '\\u003c');
  return [
    property('og:type', 'website'),
    property('og:site_name', organisation.name),
    property('og:locale', 'en_US'),
    property('og:title', route.title),
    property('og:description', route.description),
    property('og:url', address),
    property('og:image', picture),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', pictureText),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', route.title),
    named('twitter:description', route.description),
    named('twitter:image', picture),
    named('twitter:image:alt', pictureText),
    `<link rel="alternate" type="text/markdown" href="${twinPath(route.path)}">`,
    '<link rel="describedby" type="text/plain" href="/llms.txt">',
    `<script type="application/ld+json">${data}</script>`,
  ];
}
