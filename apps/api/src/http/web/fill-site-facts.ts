import { escapeHtml } from '@visible-ai/shared/html/escape-html';
import { contactPlaceholder, originPlaceholder } from '@visible-ai/shared/site/placeholders';

/** What the build could not know: put into every page and file that carries its placeholder. */
export interface SiteFacts {
  /** The public address, without a slash at its end. */
  readonly origin: string;
  /** The mail address visitors may write to; null where nobody has said one: then none is named, and the form is. */
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
 * Puts the site's facts in the place of their placeholders.
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
