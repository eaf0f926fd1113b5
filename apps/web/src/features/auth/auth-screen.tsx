import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { keepAfterSignUp } from '@/lib/after-sign-up.ts';
import { readNextPath } from '@/lib/next-path.ts';
import { useSession } from '@/lib/session/use-session.ts';
import { useDraft } from '@/lib/use-draft.ts';
import { useHydrated } from '@/lib/use-hydrated.ts';
import { AuthCard } from './auth-card.tsx';
import { type AuthMode, authPath, readAuthMode } from './auth-mode.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { GoOn, useWayBack } from './way-back.tsx';

/** The prerendered page does not know the query string. */
const NO_PARAMETERS = new URLSearchParams();

const words = {
  signin: {
    title: 'Welcome back',
    lead: 'Sign in to your audits and your files.',
    points: [
      'Your audits, with the score of each site over time.',
      'Your llms.txt, robots.txt and questions, with every version.',
      'A link to each report that you can share.',
    ],
  },
  signup: {
    title: 'Welcome to Visible AI',
    lead: 'Open an account and keep what you find out.',
    points: [
      'Every audit is kept, so you see what a fix was worth.',
      'Audits are free. No card is asked for.',
      'Take your data with you, or delete it, whenever you like.',
    ],
  },
  reset: {
    title: 'Reset your password',
    lead: 'We mail you a link to set a new one.',
    points: [
      'Enter the address of your account.',
      'Open the link in our mail within an hour.',
      'Set a new password. Every other device is signed out.',
    ],
  },
};

/** A change of mode removes the link that was clicked, so the focus moves to the heading. */
function useHeadingFocus(mode: AuthMode | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(mode);
  useEffect(() => {
    if (shown.current !== null && shown.current !== mode) heading.current?.focus({ preventScroll: true });
    shown.current = mode;
  }, [mode]);
  return heading;
}

/** What the tab stores of the address that is typed until somebody is signed in. */
const EMAIL_KEY = 'auth-email';

/** Sign in, sign up or reset the password, each at its address. Signed-in people go to the dashboard. */
export function AuthScreen() {
  const [parameters] = useSearchParams();
  const hydrated = useHydrated();
  const search = hydrated ? parameters : NO_PARAMETERS;
  const navigate = useNavigate();
  const session = useSession();
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  // An address typed in one mode is kept for the others, and over a reload.
  const { value: email, change: setEmail, forget } = useDraft(EMAIL_KEY, z.string(), '');
  const mode = readAuthMode(search);
  const heading = useHeadingFocus(hydrated ? mode : null);
  const next = readNextPath(search);
  const way = useWayBack();
  if (session.status === 'signed-in') return <GoOn next={next} onGone={forget} key={way.steps} />;

  const state = { ...way, steps: way.steps + 1 };
  const onMailSent = (address: string) => {
    keepAfterSignUp(search.has('next') ? next : null);
    setMailedTo(address);
    setEmail(address);
    navigate(authPath('signin', search), { state });
  };
  const link = (to: AuthMode, label: string) => (
    <Link to={authPath(to, search)} state={state} className="text-link">
      {label}
    </Link>
  );
  return (
    <AuthCard
      {...(!hydrated && { 'data-show': 'mode-absent' })}
      {...words[mode]}
      headingRef={heading}
      footer={
        <>
          {mode === 'signin' && <p>New here? {link('signup', 'Create an account')}</p>}
          {mode === 'signup' && <p>Already have an account? {link('signin', 'Sign in')}</p>}
          {mode === 'reset' && <p>{link('signin', 'Back to sign in')}</p>}
        </>
      }
    >
      {mode === 'signin' && (
        <SignInForm
          email={email}
          onEmail={setEmail}
          mailedTo={mailedTo}
          resetLink={link('reset', 'Forgot your password?')}
        />
      )}
      {mode === 'signup' && <SignUpForm email={email} onEmail={setEmail} onMailSent={onMailSent} />}
      {mode === 'reset' && <ForgotPasswordForm email={email} onEmail={setEmail} />}
    </AuthCard>
  );
}
