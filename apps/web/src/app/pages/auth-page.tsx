import { AuthScreen } from '@/features/auth/auth-screen.tsx';

export function AuthPage() {
  return <AuthScreen />;
}
