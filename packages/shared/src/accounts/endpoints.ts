import { z } from 'zod';
import { defineEndpoint } from '../contract/endpoint.ts';
import { tokens, user } from './schema.ts';

export const getCurrentUser = defineEndpoint({
  id: 'getCurrentUser',
  method: 'GET',
  path: '/api/auth/me',
  summary: 'The account the access token belongs to',
  tag: 'Accounts',
  access: 'signed-in',
  limit: 'default',
  answers: { 200: z.object({ user }) },
  errors: ['not_authenticated'],
});

export const refreshTokens = defineEndpoint({
  id: 'refreshTokens',
  method: 'POST',
  path: '/api/auth/refresh-token',
  summary: 'Exchange a refresh token for new tokens; each one works once',
  tag: 'Accounts',
  access: 'public',
  limit: 'refresh',
  body: z.object({ refreshToken: z.string().max(512) }),
  answers: { 200: z.object({ tokens }) },
  errors: ['refresh_failed'],
});

export const logout = defineEndpoint({
  id: 'logout',
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'End the session; without a refresh token only the access token is forgotten by the client',
  tag: 'Accounts',
  access: 'public',
  limit: 'default',
  body: z.object({ refreshToken: z.string().max(512).optional() }),
  answers: { 204: null },
  errors: [],
});
