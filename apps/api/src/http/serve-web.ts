import { existsSync, readFileSync } from 'node:fs';
import { join, normalize, sep } from 'node:path';
import express, { type Express, type Request, type RequestHandler, type Response } from 'express';

const HTML = 'text/html; charset=utf-8';
const TYPES: Record<string, string> = {
  '.html': HTML,
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};
const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

const typeOf = (path: string) => TYPES[path.slice(path.lastIndexOf('.'))];

/**
 * Announces the build's precompressed twin of a text file where the client takes one.
 *
 * @returns the ending of the file to send instead, `''` for the file itself.
 */
function chooseTwin(request: Request, response: Response, file: string, type: string): string {
  response.vary('accept-encoding');
  const twin = ENCODINGS.find(
    ({ name, ending }) => request.acceptsEncodings(name) && existsSync(file + ending),
  );
  if (!twin) return '';
  response.set({ 'content-encoding': twin.name, 'content-type': type });
  return twin.ending;
}

/** Leads requests for text files to their precompressed twins. */
function precompressed(root: string): RequestHandler {
  return (request, response, next) => {
    const type = typeOf(request.path);
    if (!type || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
    const file = normalize(join(root, decodeURIComponent(request.path)));
    if (!file.startsWith(root + sep)) return next();
    request.url = request.url.replace(request.path, request.path + chooseTwin(request, response, file, type));
    next();
  };
}

const cacheFor = (path: string) =>
  path.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache';

/** Whether a path is one of a page's addresses, its `:parameters` standing for one segment each. */
const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replace(/:[A-Za-z]+/g, '[^/]+')}/?$`).test(path);

/**
 * Serves the built web app: prerendered pages as they are, client-only routes as the empty shell, and the
 * 404 screen with status 404 for every other page.
 *
 * @param root folder of the web build.
 * @param pagePaths the paths of all pages, `/blog/:slug` standing for any slug.
 */
export function serveWeb(app: Express, root: string, pagePaths: readonly string[]): void {
  const page = (request: Request, response: Response, status: number, name: string) => {
    const file = join(root, name);
    response.status(status).set('cache-control', 'no-cache');
    response.sendFile(file + chooseTwin(request, response, file, HTML), { cacheControl: false });
  };
  app.use(precompressed(root));
  app.use(
    express.static(root, {
      index: false,
      redirect: false,
      cacheControl: false,
      setHeaders: (response, path) => {
        response.setHeader('cache-control', cacheFor(path));
      },
    }),
  );
  app.get('/{*path}', (request, response) => {
    const path = request.path === '/' ? '/' : request.path.replace(/\/$/, '');
    const known = pagePaths.some((pattern) => matches(pattern, path));
    const prerendered = join(path.slice(1), 'index.html');
    if (known && !path.includes('..') && existsSync(join(root, prerendered)))
      return page(request, response, 200, prerendered);
    return known ? page(request, response, 200, 'app.html') : page(request, response, 404, '404.html');
  });
}

/** Hashes of the inline scripts the build put into the pages, for the content security policy. */
export function readScriptHashes(root: string): string[] {
  const file = join(root, 'csp.json');
  if (!existsSync(file)) return [];
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const hashes = parsed && typeof parsed === 'object' && 'scriptHashes' in parsed ? parsed.scriptHashes : [];
  return Array.isArray(hashes) ? hashes.filter((hash) => typeof hash === 'string') : [];
}
