import { useNavigate } from 'react-router-dom';
import { signOut } from '@/lib/session/sign-out.ts';

/** Ends the session and goes to the sign-in screen, whatever the server says. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return () => {
    void signOut();
    navigate('/auth');
  };
}
