import type { User } from '@visible-ai/shared/accounts/schema';

export type SessionState =
  /** `unreached`: the server could not be asked who it is. It is asked again until it answers. */
  | { readonly status: 'loading'; readonly unreached?: true }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly user: User };
