import { useNavigate } from 'react-router-dom';
import { signOut } from '@/lib/session/sign-out.ts';

/** Ends the session and goes to the sign-in screen, even if the server does not answer. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return () => {
    void signOut();
    navigate('/auth');
  };
}
