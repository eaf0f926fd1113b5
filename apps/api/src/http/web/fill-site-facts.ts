import { escapeHtml } from '@visible-ai/shared/html/escape-html';
import { contactPlaceholder, originPlaceholder } from '@visible-ai/shared/site/placeholders';

/** Values that the build does not know. They replace placeholders in pages and files. */
export interface SiteFacts {
  /** The public address, without a trailing slash. */
  readonly origin: string;
  /** The mail address for visitors; null if none is configured: then the pages name the form instead. */
  readonly contact: string | null;
}

/** The build's placeholder for the mail address, and what replaces it if there is no address, by kind of file. */
const withoutContact: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>> = {
  '.html': [[`"email":"${contactPlaceholder}",`, '']],
  '.md': [
    [`[${contactPlaceholder}](mailto:${contactPlaceholder})`, `[our form](${originPlaceholder}/intake)`],
  ],
  '.txt': [[`${contactPlaceholder} or `, '']],
};

/**
 * Replaces the placeholders by the site's facts.
 *
 * @param extension of the file, with its dot.
 */
export function fillSiteFacts(text: string, extension: string, { origin, contact }: SiteFacts): string {
  const safe = extension === '.html' || extension === '.xml' ? escapeHtml : (value: string) => value;
  let filled = text;
  for (const [from, to] of contact === null ? (withoutContact[extension] ?? []) : [])
    filled = filled.replaceAll(from, () => to);
  return filled
    .replaceAll(contactPlaceholder, () => safe(contact ?? ''))
    .replaceAll(originPlaceholder, () => safe(origin));
}
