import { z } from 'zod';
import { subscription, subscriptionStatuses } from '../accounts/schema.ts';
import { nextCursor, uuidCursor } from '../contract/cursor.ts';
import { defineEndpoint } from '../contract/endpoint.ts';

export const listedUser = z
  .object({
    id: z.uuid(),
    user_id: z.uuid(),
    email: z.string(),
    display_name: z.string(),
    roles: z.array(z.enum(['admin', 'user'])),
    created_at: z.iso.datetime(),
    subscription,
  })
  .meta({ id: 'ListedUser' });
export type ListedUser = z.infer<typeof listedUser>;

const common = { tag: 'Users', access: 'admin', limit: 'default' } as const;
const whom = z.object({ userId: z.uuid('not a user id') });
const message = z.object({ message: z.string() });

export const listUsers = defineEndpoint({
  ...common,
  id: 'listUsers',
  method: 'GET',
  path: '/api/users',
  summary: 'The accounts, newest first, 200 a page',
  query: z.object({ cursor: uuidCursor.optional() }),
  answers: {
    200: z.object({
      users: z.array(listedUser),
      total: z.int().min(0).meta({ description: 'of all pages' }),
      nextCursor,
    }),
  },
  errors: ['not_authenticated', 'forbidden'],
});

export const promoteAdmin = defineEndpoint({
  ...common,
  id: 'promoteAdmin',
  method: 'POST',
  path: '/api/users/promote-admin',
  summary: 'Make an account an admin',
  body: whom,
  answers: { 200: message },
  errors: ['not_authenticated', 'forbidden', 'not_found'],
});

export const removeAdmin = defineEndpoint({
  ...common,
  id: 'removeAdmin',
  method: 'POST',
  path: '/api/users/remove-admin',
  summary: 'Take the admin role from another account; nobody removes their own',
  body: whom,
  answers: { 200: message },
  errors: ['not_authenticated', 'forbidden', 'not_found', 'unprocessable'],
});

export const updateSubscription = defineEndpoint({
  ...common,
  id: 'updateSubscription',
  method: 'PUT',
  path: '/api/users/:id/subscription',
  summary: "Set an account's subscription",
  params: z.object({ id: z.uuid('not a user id') }),
  body: z.object({
    status: z.enum(subscriptionStatuses).nullable(),
    plan: z.string().trim().max(100).nullable(),
    credits: z.int().min(0).max(1_000_000),
  }),
  answers: { 200: listedUser },
  errors: ['not_authenticated', 'forbidden', 'not_found'],
});

/** Every call of the admin panel. */
export const userEndpoints = [listUsers, promoteAdmin, removeAdmin, updateSubscription] as const;
