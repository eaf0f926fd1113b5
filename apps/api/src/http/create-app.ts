import type { IncomingMessage, RequestListener } from 'node:http';
import type { EndpointShape } from '@visible-ai/shared/contract/endpoint';
import compression from 'compression';
import express, { type Express, type Request, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import proxyAddress from 'proxy-addr';
import { type AnswerFirst, answerFirst } from './answer-first.ts';
import { AppError } from './app-error.ts';
import { countStray } from './count-call.ts';
import { errorHandler, saySuccess } from './error-handler.ts';
import { identifyKey } from './key-caller.ts';
import { mountRoutes, type RouteGuards } from './mount-routes.ts';
import { buildOpenApi } from './open-api.ts';
import { pathPattern } from './path-pattern.ts';
import { readJson } from './read-json.ts';
import { refuseOtherMethods } from './refuse-other-methods.ts';
import { requestLog } from './request-log.ts';
import type { Route } from './route.ts';
import { permissionsPolicy, securityHeaders } from './security-headers.ts';
import type { AuthenticateKey } from './viewer.ts';
import { sendDocument, type WebDocument, webDocument } from './web/web-document.ts';

export interface AppParts extends RouteGuards {
  endpoints: readonly EndpointShape[];
  routes: readonly Route[];
  authenticateKey: AuthenticateKey;
  logger: Logger;
  appUrl: string;
  version: string;
  trustProxy: number | string[] | undefined;
  scriptHashes: readonly string[];
  /**
   * Answers all requests under /s before anything else sees them: these addresses are secret and are not
   * logged.
   */
  hosted?: AnswerFirst;
  /** Answers assistants at /mcp. */
  mcp?: RequestHandler;
  /** The paths of all pages; one of them may be the path of a call too. */
  pagePaths?: readonly string[];
  /** Mounts what is served besides the API: the web app. */
  serveRest?: (app: Express) => void;
}

const OPEN_API = '/api/openapi.json';

/** Bodies are JSON, except files, which their handlers read. */
function takeBody(endpoints: readonly EndpointShape[]): RequestHandler[] {
  const uploads = endpoints.flatMap(({ method, path, upload }) =>
    upload ? [{ method, path: pathPattern(path) }] : [],
  );
  const isUpload = ({ method, baseUrl, path }: Request) =>
    uploads.some((upload) => upload.method === method && upload.path.test(`${baseUrl}${path}`));
  const unlessUpload =
    (then: RequestHandler): RequestHandler =>
    (request, response, next) =>
      isUpload(request) ? next() : then(request, response, next);
  return [unlessUpload(requireJson), unlessUpload(readBody(endpoints))];
}

/**
 * Reads bodies as JSON, up to the limit of the call. @throws AppError payload_too_large that names the limit.
 */
function readBody(endpoints: readonly EndpointShape[]): RequestHandler {
  const plain = readJson();
  const larger = endpoints.flatMap(({ method, path, mostBodyBytes: limit }) =>
    limit ? [{ method, path: pathPattern(path), limit, read: readJson(limit) }] : [],
  );
  return (request, response, next) => {
    const asked = `${request.baseUrl}${request.path}`;
    const own = larger.find(({ method, path }) => method === request.method && path.test(asked));
    if (own && Number(request.headers['content-length'] ?? 0) > own.limit)
      throw new AppError('payload_too_large', {
        text: `The request body is larger than ${own.limit / 1000} kB.`,
      });
    (own?.read ?? plain)(request, response, next);
  };
}

/** Refuses a body that is not JSON with a message, instead of reading it as empty. */
const requireJson: RequestHandler = (request, _response, next) => {
  const hasBody =
    Number(request.headers['content-length'] ?? 0) > 0 || 'transfer-encoding' in request.headers;
  if (hasBody && !request.is('json')) throw new AppError('unsupported_media_type');
  next();
};

/** Headers that may be sent once, by their names in lower case. */
const singleHeaders = new Map([
  ['host', 'Host'],
  ['authorization', 'Authorization'],
  ['idempotency-key', 'Idempotency-Key'],
]);

/**
 * With two Host headers, a proxy may use one and we the other: the target is then unclear (RFC 9112, 3.2). So is the caller
 * with two Authorization headers.
 */
const requireSingleHeaders: RequestHandler = (request, _response, next) => {
  const seen = new Set<string>();
  for (const [at, text] of request.rawHeaders.entries()) {
    const name = at % 2 === 0 ? singleHeaders.get(text.toLowerCase()) : undefined;
    if (!name) continue;
    if (seen.has(name))
      throw new AppError('invalid_input', { text: `The request has more than one ${name} header.` });
    seen.add(name);
  }
  next();
};

const refuseUnknown: RequestHandler = (request) => {
  throw new AppError('not_found', {
    text: `There is no call ${request.method} ${request.originalUrl.split('?', 1)[0]}`,
  });
};

/** The first path segments of the calls, such as `/api`. */
const firstParts = (endpoints: readonly EndpointShape[]) =>
  new Set(endpoints.map(({ path }) => `/${path.split('/', 2)[1]}`));

/** Builds the HTTP application from its parts. It knows no domain. */
export function createApp(parts: AppParts): RequestListener {
  const app = express();
  app.disable('x-powered-by');
  // Files and pages have versions of their own. Other answers are not kept, so nobody can ask whether they have changed.
  app.set('etag', false);
  app.set('trust proxy', parts.trustProxy ?? false);
  app.set('query parser', 'simple');
  app.use(requestLog(parts.logger));
  app.use(securityHeaders(parts.appUrl, parts.scriptHashes), permissionsPolicy);
  app.use(requireSingleHeaders);
  // For reports and lists; event streams say no-transform and are not compressed. The web build is already
  // compressed.
  app.use('/api', compression());
  // Written once, for the first who asks: it is long, and whoever asks for it is not counted.
  let openApi: WebDocument | undefined;
  app.get(OPEN_API, (request, response) => {
    openApi ??= webDocument(
      JSON.stringify(buildOpenApi(parts.endpoints, parts.appUrl, parts.version)),
      'application/json; charset=utf-8',
    );
    return sendDocument(request, response, openApi, 'public, max-age=300');
  });
  const otherRoots = firstParts(parts.endpoints.filter(({ saysSuccess }) => saysSuccess));
  app.use([...otherRoots], saySuccess);
  app.use(['/api', ...firstParts(parts.endpoints)], identifyKey(parts.authenticateKey));
  const read = [OPEN_API, ...(parts.pagePaths ?? [])].map((path) => ({ method: 'GET', path }));
  app.use(refuseOtherMethods([...parts.endpoints, ...read]));
  app.use(['/api', ...otherRoots], ...takeBody(parts.endpoints));
  mountRoutes(app, parts.endpoints, parts.routes, parts);
  app.use(['/api', ...otherRoots], refuseUnknown);
  if (parts.mcp) app.all('/mcp', parts.mcp);
  parts.serveRest?.(app);
  // Express's own answer to what nobody serves waits for the end of the body, and breaks if we have hung up by then.
  app.use(refuseUnknown);
  app.use(countStray(parts.consumeLimit), errorHandler);
  if (!parts.hosted) return app;
  const isTrusted: Parameters<typeof proxyAddress>[1] = app.get('trust proxy fn');
  const clientOf = (request: IncomingMessage) => proxyAddress(request, isTrusted) ?? 'unknown';
  return answerFirst(app, { prefix: '/s', answer: parts.hosted, clientOf });
}
