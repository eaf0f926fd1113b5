/**
 * A process that crawls a local site with crawlee's CheerioCrawler and prints the figures: `crawl-crawlee.mjs
 * ORIGIN PAGES CONCURRENCY`, 0 for crawlee's own. It gets all addresses at once and reads roughly the same
 * data: title, description, headings, text, links.
 */
import { CheerioCrawler, Configuration, LogLevel, log } from '@crawlee/cheerio';
import { printCrawl } from '../bench/support/print-crawl.ts';

const [origin = '', pages = '1000', concurrency = '0'] = process.argv.slice(2);
log.setLevel(LogLevel.ERROR);
const fixed =
  Number(concurrency) > 0 ? { minConcurrency: Number(concurrency), maxConcurrency: Number(concurrency) } : {};

await printCrawl(async () => {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const urls = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, url = '']) => url)
    .slice(0, Number(pages));
  const read = [];
  const crawler = new CheerioCrawler(
    {
      ...fixed,
      maxRequestRetries: 0,
      async requestHandler({ $, request }) {
        const links = $('a[href]')
          .map((_, link) => new URL($(link).attr('href') ?? '', request.loadedUrl).href)
          .get();
        const headings = $('h1,h2,h3')
          .map((_, heading) => $(heading).text())
          .get();
        $('nav,header,footer,script,style').remove();
        read.push({
          title: $('title').text(),
          description: $('meta[name=description]').attr('content') ?? '',
          headings,
          text: $('main').text().replace(/\s+/g, ' '),
          links,
        });
      },
    },
    new Configuration({ persistStorage: false, availableMemoryRatio: 0.5 }),
  );
  await crawler.run(urls);
  return read.filter(({ title, text }) => title !== '' && text.length > 100).length;
});
