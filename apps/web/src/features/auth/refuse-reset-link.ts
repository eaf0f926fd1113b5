import { toast } from '@/components/ui/toast.ts';

/** Says that a reset link is invalid: when it is opened, or when it is used. */
export function refuseResetLink(): void {
  toast.error('This password reset link is invalid or has expired.', { title: 'Invalid reset link' });
}
