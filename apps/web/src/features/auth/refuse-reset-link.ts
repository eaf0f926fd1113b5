import { toast } from '@/components/ui/toast.ts';

/** Says that a reset link cannot be used, whether that shows at once or only when it is spent. */
export function refuseResetLink(): void {
  toast.error('This password reset link is invalid or has expired.', { title: 'Invalid reset link' });
}
