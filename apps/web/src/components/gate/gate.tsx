import { isEntitled } from '@visible-ai/shared/accounts/entitlement';
import type { User } from '@visible-ai/shared/accounts/schema';
import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { signInPath } from '@/lib/next-path.ts';
import { session as visitor } from '@/lib/session/session.ts';
import { isSigningOut } from '@/lib/session/sign-out.ts';
import { useSession } from '@/lib/session/use-session.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LoadingState } from '../ui/loading-state.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { useToastsReady } from '../ui/use-toasts-ready.ts';
import { GateMessage } from './gate-message.tsx';
import { PlanDenial } from './plan-denial.tsx';
import { useSessionEnded } from './use-session-ended.ts';

export interface GateProps {
  /** Who may see the page. */
  allow: 'signed-in' | 'entitled' | 'admin';
  /** Shown to a visitor. Without it a visitor goes to the sign-in screen at once. */
  signInText?: string;
  /** Shown to an account that may not see the page. */
  denial?: string;
  /** The page, for people who may see it. */
  children: (user: User) => ReactNode;
}

function mayEnter(user: User, allow: GateProps['allow']): boolean {
  switch (allow) {
    case 'signed-in':
      return true;
    case 'entitled':
      return isEntitled(user);
    case 'admin':
      return user.isAdmin;
  }
}

/** Nobody is signed out because the server did not answer. */
function Unreached() {
  const [asking, setAsking] = useState(false);
  const ask = () => {
    setAsking(true);
    void visitor.refreshUser().finally(() => setAsking(false));
  };
  return (
    <div className="page-width grid min-h-[60dvh] place-items-center py-16">
      <ErrorState
        className="w-full max-w-md"
        title="There is no connection"
        description="You are still signed in. The page opens when the server answers again."
        onRetry={ask}
        retrying={asking}
      />
    </div>
  );
}

/**
 * Shows a page to the people who may see it, and tells the others what they need. The server checks every
 * call in any case.
 */
export function Gate({ allow, signInText, denial = 'Access denied.', children }: GateProps) {
  useToastsReady();
  const session = useSession();
  useSessionEnded(session);
  const { pathname, search, hash } = useLocation();
  if (session.status === 'loading' && session.unreached) return <Unreached />;
  if (session.status === 'loading')
    return (
      <LoadingState className="grid min-h-[60dvh] place-items-center text-title text-muted">
        <Spinner />
      </LoadingState>
    );
  if (session.status === 'signed-out') {
    const to = isSigningOut() ? '/auth' : signInPath(pathname + search + hash);
    if (!signInText) return <Navigate to={to} replace />;
    return (
      <GateMessage title="Authentication Required" text={signInText}>
        {/* In place of this message: a step back after the sign-in leads to where the visitor came from. */}
        <ButtonLink to={to} replace>
          Go to Sign In
        </ButtonLink>
      </GateMessage>
    );
  }
  if (mayEnter(session.user, allow)) return children(session.user);
  if (allow === 'entitled') return <PlanDenial text={denial} />;
  return (
    <GateMessage title="Access Denied" text={denial}>
      <ButtonLink to="/dashboard">Go to Dashboard</ButtonLink>
    </GateMessage>
  );
}
