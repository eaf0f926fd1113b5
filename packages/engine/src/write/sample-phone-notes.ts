import type { CrawledSite } from '../crawl/crawled-site.ts';
import { somePaths } from './some-paths.ts';

/**
 * Tells which number of the pages is no fact for a file, because nobody is reached by it.
 *
 * @param written the file, which may quote a sentence with the number.
 */
export function samplePhoneNotes({ pages }: Pick<CrawledSite, 'pages'>, written: string): string[] {
  const samplesOn = pages.map(({ url, business }) => ({ url, samples: business?.samplePhones ?? [] }));
  const samples = samplesOn.flatMap((on) => on.samples);
  const quoted = samples.find((number) => written.includes(number));
  const number = quoted ?? samples[0];
  if (number === undefined) return [];
  const on = samplesOn.filter((one) => one.samples.includes(number)).map(({ url }) => url);
  return [
    `“${number}” (${somePaths(on)}) only shows how a telephone number looks, as templates and films do: ${quoted ? 'it stands in a sentence that was taken from there' : 'it was left out'}. Write your own in its place.`,
  ];
}
