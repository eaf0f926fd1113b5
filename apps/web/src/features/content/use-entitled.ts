import { isEntitled } from '@visible-ai/shared/accounts/entitlement';
import { useSession } from '@/lib/session/use-session.ts';

/** Whether the signed-in person may generate and change content. Reading needs no plan. */
export function useEntitled(): boolean {
  const session = useSession();
  return session.status === 'signed-in' && isEntitled(session.user);
}
