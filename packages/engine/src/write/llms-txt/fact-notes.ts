import type { CrawledSite } from '../../crawl/crawled-site.ts';
import { samplePhoneNotes } from '../sample-phone-notes.ts';
import { hoursNotes } from './hours-conflict.ts';
import { postalCodeNotes } from './postal-code-notes.ts';

/**
 * What a site says of its business that its owner should put right, whichever file is written.
 *
 * @param written the file, which may have one of the facts in doubt.
 */
export const factNotes = (site: CrawledSite, written: string): string[] => [
  ...samplePhoneNotes(site, written),
  ...postalCodeNotes(site, written),
  ...hoursNotes(site),
];
