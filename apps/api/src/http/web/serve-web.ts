import type { Express } from 'express';
import { answerOtherMethod } from '../refuse-other-methods.ts';
import type { WebBuild } from './read-web-build.ts';
import { serveAssets } from './serve-assets.ts';
import { sendDocument } from './web-document.ts';

/** Whether a path matches a page's pattern, in which `:parameters` stand for one segment each. */
const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replace(/:[A-Za-z]+/g, '[^/]+')}$`).test(path);

/** For files that stay the same for a day; pages and their Markdown twins are revalidated each time. */
const DAY = 'public, max-age=86400';
const cacheFor = (name: string) => (/^[^/]+\.(?:txt|xml)$/.test(name) ? DAY : 'no-cache');

/**
 * Serves the built web app: prerendered pages and text files with the site's facts, assets as they are,
 * client-only routes as the empty shell, and the 404 screen with status 404 for everything else.
 *
 * @param pagePaths the paths of all pages; `/blog/:slug` stands for any slug.
 */
export function serveWeb(app: Express, build: WebBuild, pagePaths: readonly string[]): void {
  const nameFor = (path: string): string => {
    if (!path.endsWith('.html') && build.documents.has(path.slice(1))) return path.slice(1);
    const page = path === '/' ? path : path.replace(/\/$/, '');
    if (!pagePaths.some((pattern) => matches(pattern, page))) return '404.html';
    const prerendered = page === '/' ? 'index.html' : `${page.slice(1)}/index.html`;
    return build.documents.has(prerendered) ? prerendered : 'app.html';
  };
  app.use(serveAssets(build.root));
  // No path is given: nothing is decoded, so a path that cannot be decoded is simply unknown.
  app.use(async (request, response, next) => {
    const name = nameFor(request.path);
    const document = build.documents.get(name);
    if (!document) return next();
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (!reads && name === '404.html') return next();
    if (answerOtherMethod(request, response, ['GET'])) return;
    if (name === '404.html') response.status(404);
    await sendDocument(request, response, document, cacheFor(name));
  });
}
