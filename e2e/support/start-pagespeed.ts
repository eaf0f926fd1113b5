import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { reservePorts } from './reserve-ports.ts';

async function recorded(name: string, page: string): Promise<string> {
  const text = await readFile(new URL(`../sites/${name}.lighthouse.json`, import.meta.url), 'utf8');
  return text.replaceAll('{origin}', new URL(page).origin);
}

/** The recorded result for a page. The page's text about the shop decides which one. */
async function resultFor(page: string): Promise<string | null> {
  const text = await fetch(page).then((response) => response.text());
  if (text.includes('pagespeed: down')) return null;
  return recorded(text.includes('pagespeed: poor') ? 'faulty-shop' : 'good-shop', page);
}

/**
 * Replaces Google's PageSpeed Insights v5 in the browser tests. It accepts the same call and returns results
 * that Lighthouse measured on our two sites. For a page with the comment `pagespeed: down` it fails.
 *
 * @returns a function that stops it.
 */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export of its global setup.
export default async function startPageSpeed(): Promise<() => Promise<void>> {
  const { pagespeed } = await reservePorts();
  const server = createServer(async (request, response) => {
    const query = new URL(request.url ?? '/', 'http://127.0.0.1').searchParams;
    const page = query.get('url') ?? '';
    const result = await resultFor(page).catch(() => null);
    response.setHeader('content-type', 'application/json; charset=utf-8');
    if (result === null) {
      response
        .writeHead(500)
        .end(JSON.stringify({ error: { code: 500, message: 'Lighthouse returned error' } }));
      return;
    }
    response.end(
      JSON.stringify({
        captchaResult: 'CAPTCHA_NOT_NEEDED',
        kind: 'pagespeedonline#result',
        id: page,
        lighthouseResult: JSON.parse(result),
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(pagespeed, '127.0.0.1', resolve));
  return () => new Promise((resolve) => server.close(() => resolve()));
}
