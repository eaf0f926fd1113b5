import { useState } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { readNextPath } from '@/lib/next-path.ts';
import { useSession } from '@/lib/session/use-session.ts';
import { AuthCard } from './auth-card.tsx';
import { authPath, readAuthMode } from './auth-mode.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

const words = {
  signin: { title: 'Welcome back', lead: 'Sign in to your audits and your files.' },
  signup: { title: 'Welcome to Visible AI', lead: 'Open an account and keep what you find out.' },
  reset: { title: 'Reset your password', lead: 'We mail you a link with which you set a new one.' },
};

/** Sign in, sign up and reset: three modes with an address each. Who is signed in goes on to the dashboard. */
export function AuthScreen() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const session = useSession();
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const mode = readAuthMode(search);
  const next = readNextPath(search);
  if (session.status === 'signed-in') return <Navigate to={next} replace />;

  const onSignedIn = () => navigate(next, { replace: true });
  const onMailSent = (email: string) => {
    setMailedTo(email);
    navigate(authPath('signin', search));
  };
  const link = (to: 'signin' | 'signup', label: string) => (
    <Link to={authPath(to, search)} className="text-link">
      {label}
    </Link>
  );
  return (
    <AuthCard
      {...words[mode]}
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
          email={mailedTo ?? ''}
          mailedTo={mailedTo}
          resetPath={authPath('reset', search)}
          onSignedIn={onSignedIn}
        />
      )}
      {mode === 'signup' && <SignUpForm onMailSent={onMailSent} onSignedIn={onSignedIn} />}
      {mode === 'reset' && <ForgotPasswordForm />}
    </AuthCard>
  );
}
