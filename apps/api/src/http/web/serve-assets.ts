import { existsSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';
import express, { type Request, type RequestHandler, type Response } from 'express';

/** Files that are served as built. Pages and text files are not among them, because they contain facts. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};
const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/** A year for files with a hash in their name; a day for the few pictures without one. */
const cacheFor = (file: string) =>
  file.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'public, max-age=86400';

/**
 * Chooses the build's precompressed version of a file if the client accepts one, and returns its file ending.
 */
function chooseTwin(request: Request, response: Response, file: string): string {
  const twins = ENCODINGS.filter(({ ending }) => existsSync(file + ending));
  if (twins.length === 0) return '';
  response.vary('accept-encoding');
  const twin = twins.find(({ name }) => request.acceptsEncodings(name));
  if (!twin) return '';
  response.set('content-encoding', twin.name);
  return twin.ending;
}

const decoded = (path: string): string | null => {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
};

/** The status for a part that the file does not have, or a condition that it does not meet; null for any other error. */
const unmetStatus = (error: unknown) =>
  error instanceof Error && 'status' in error && (error.status === 412 || error.status === 416)
    ? error.status
    : null;

/** Serves scripts, styles, fonts and pictures from a build's folder; other paths go to the next handler. */
export function serveAssets(root: string): RequestHandler {
  const send = express.static(root, {
    index: false,
    redirect: false,
    cacheControl: false,
    setHeaders: (response, file) => void response.setHeader('cache-control', cacheFor(file)),
  });
  return (request, response, next) => {
    const path = decoded(request.path);
    const type = path === null ? undefined : TYPES[extname(path)];
    if (path === null || !type || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
    const file = normalize(join(root, path));
    if (!file.startsWith(root + sep) || !existsSync(file)) return next();
    const { url } = request;
    request.url = url.replace(request.path, request.path + chooseTwin(request, response, file));
    response.set('content-type', type);
    // Link previews on other sites show our picture.
    if (type === 'image/png') response.set('cross-origin-resource-policy', 'cross-origin');
    send(request, response, (error?: unknown) => {
      request.url = url;
      // What answers instead is neither of the file's type nor packed.
      for (const name of ['content-encoding', 'content-type']) response.removeHeader(name);
      const status = unmetStatus(error);
      if (status === null) next(error);
      else response.status(status).set('cache-control', 'no-store').end();
    });
  };
}
