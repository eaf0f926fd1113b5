import { isEntitled } from '@visible-ai/shared/accounts/entitlement';
import { useSession } from '@/lib/session/use-session.ts';

/** Whether who is signed in may generate and change content; reading what was made takes no plan. */
export function useEntitled(): boolean {
  const session = useSession();
  return session.status === 'signed-in' && isEntitled(session.user);
}
