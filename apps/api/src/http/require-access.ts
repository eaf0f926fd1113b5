import type { Access } from '@visible-ai/shared/contract/endpoint';
import type { Request } from 'express';
import { AppError } from './app-error.ts';
import type { Authenticate, Viewer } from './viewer.ts';

const BEARER = /^Bearer ([A-Za-z0-9_.~+/=-]{1,4096})$/i;

async function readViewer(request: Request, authenticate: Authenticate): Promise<Viewer | null> {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  return token ? authenticate(token) : null;
}

/**
 * Lets a call through only for those its endpoint names. A public call may carry a token too: a good one
 * names the viewer, a bad one is the same as none.
 *
 * @throws AppError not_authenticated, forbidden or not_entitled.
 */
export async function requireAccess(
  request: Request,
  access: Access,
  authenticate: Authenticate,
): Promise<Viewer | null> {
  const viewer = await readViewer(request, authenticate);
  if (access === 'public') return viewer;
  if (!viewer) throw new AppError('not_authenticated');
  if (access === 'admin' && !viewer.isAdmin) throw new AppError('forbidden');
  if (access === 'entitled' && !viewer.isEntitled) throw new AppError('not_entitled');
  return viewer;
}
