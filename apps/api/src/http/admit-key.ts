import type { EndpointShape } from '@visible-ai/shared/contract/endpoint';
import { isReading } from '@visible-ai/shared/contract/scopes';
import { AppError } from './app-error.ts';
import type { KeyHolder, Viewer } from './viewer.ts';

/** Admitted as the key's account, as a visitor, or refused. */
export type Admission = { viewer: Viewer | null } | { refusal: AppError };

const refuse = (...error: ConstructorParameters<typeof AppError>): Admission => ({
  refusal: new AppError(...error),
});

/**
 * The access of an API key: calls that name one of its scopes. Public calls take any key; a key without their
 * scope is treated as a visitor.
 */
export function admitKey(
  { viewer, key }: KeyHolder,
  { access, scope }: Pick<EndpointShape, 'access' | 'scope'>,
): Admission {
  const hasScope = scope !== undefined && key.scopes.includes(scope);
  const mayDoIt = hasScope && (key.inPlan || isReading(scope));
  if (access === 'public') return { viewer: mayDoIt ? viewer : null };
  if (scope === undefined || access === 'admin')
    return refuse('forbidden', { text: 'No API key opens this call: it is made by who is signed in.' });
  if (!hasScope)
    return refuse('missing_scope', {
      text: `This call needs a key with the scope ${scope}.`,
      details: { scope },
    });
  if (!mayDoIt)
    return refuse('plan_limit', {
      text: `Your plan includes no API keys any more: they can read, and ${scope} does more than that.`,
      details: { limit: 'monitoring' },
    });
  if (access === 'entitled' && !viewer.isEntitled) return refuse('not_entitled');
  return { viewer };
}
