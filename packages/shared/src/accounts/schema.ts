import { z } from 'zod';

export const subscriptionStatuses = ['trial', 'active', 'expired'] as const;

export const subscription = z.object({
  status: z.enum(subscriptionStatuses).nullable(),
  plan: z.string().nullable(),
  credits: z.number().int().min(0).nullable().meta({ description: 'null means unlimited' }),
});
export type Subscription = z.infer<typeof subscription>;

export const user = z
  .object({
    id: z.string(),
    email: z.string(),
    displayName: z.string(),
    isAdmin: z.boolean(),
    emailVerified: z.boolean(),
    createdAt: z.iso.datetime(),
    subscription,
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof user>;

export const tokens = z.object({ accessToken: z.string(), refreshToken: z.string() }).meta({ id: 'Tokens' });
export type Tokens = z.infer<typeof tokens>;

export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 128;

export const newPassword = z
  .string()
  .min(PASSWORD_MIN, 'Password must be at least 6 characters')
  .max(PASSWORD_MAX, 'Password must be at most 128 characters');
