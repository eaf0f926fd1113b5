import { ResetPasswordScreen } from '@/features/auth/reset-password-screen.tsx';

export function ResetPasswordPage() {
  return <ResetPasswordScreen />;
}
