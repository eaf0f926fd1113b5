import { VerifyEmailScreen } from '@/features/auth/verify-email-screen.tsx';

export function VerifyEmailPage() {
  return <VerifyEmailScreen />;
}
