import type { CrawledSite } from '../crawl/crawled-site.ts';
import { somePaths } from './some-paths.ts';

/** Tells which number of the pages was not taken into a file, because it only shows how one looks. */
export function samplePhoneNotes({ pages }: Pick<CrawledSite, 'pages'>): string[] {
  const samplesOn = pages.map(({ url, business }) => ({ url, samples: business?.samplePhones ?? [] }));
  const number = samplesOn.flatMap(({ samples }) => samples)[0];
  if (number === undefined) return [];
  const on = samplesOn.filter(({ samples }) => samples.includes(number)).map(({ url }) => url);
  return [
    `“${number}” (${somePaths(on)}) only shows how a telephone number looks, as templates do: it was left out. Write your own in its place.`,
  ];
}
