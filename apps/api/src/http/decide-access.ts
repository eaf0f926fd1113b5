import type { EndpointShape } from '@visible-ai/shared/contract/endpoint';
import type { Request } from 'express';
import { type Admission, admitKey } from './admit-key.ts';
import { AppError } from './app-error.ts';
import { keyCaller } from './key-caller.ts';
import type { Authenticate, Viewer } from './viewer.ts';

const BEARER = /^Bearer ([A-Za-z0-9_.~+/=-]{1,4096})$/i;

async function readViewer(request: Request, authenticate: Authenticate): Promise<Viewer | null> {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  return token ? authenticate(token) : null;
}

/** Whether an API key was probably sent, in a way in which none is read. */
function isKeyMisplaced({ headers, originalUrl }: Request): boolean {
  const { authorization } = headers;
  const inHeader =
    authorization !== undefined && (!/^Bearer\s/i.test(authorization) || /vai_/.test(authorization));
  return inHeader || headers['x-api-key'] !== undefined || /[?&][^=&]*=vai_/.test(originalUrl);
}

const refuseStranger = (request: Request): AppError =>
  isKeyMisplaced(request)
    ? new AppError('not_authenticated', {
        text: 'Not authenticated: an API key is read in one way only, as “Authorization: Bearer vai_…”.',
      })
    : new AppError('not_authenticated');

/**
 * Allows a call only for the callers that its endpoint names. A public call may carry a token too: a good one names the
 * viewer, and a bad one counts as none. A bad API key was refused before.
 */
export async function decideAccess(
  request: Request,
  endpoint: EndpointShape,
  authenticate: Authenticate,
): Promise<Admission> {
  const holder = keyCaller(request);
  if (holder) return admitKey(holder, endpoint);
  const { access } = endpoint;
  const viewer = await readViewer(request, authenticate);
  if (access === 'public') return { viewer };
  if (!viewer) return { refusal: refuseStranger(request) };
  if (access === 'admin' && !viewer.isAdmin) return { refusal: new AppError('forbidden') };
  if (access === 'entitled' && !viewer.isEntitled) return { refusal: new AppError('not_entitled') };
  return { viewer };
}
