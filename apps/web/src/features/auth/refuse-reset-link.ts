import { toast } from '@/components/ui/toast.ts';

/**
 * Says that a reset link is invalid: when it is opened, or when it is used.
 *
 * @param tried whether it was used before and no answer came.
 */
export function refuseResetLink(tried = false): void {
  if (tried)
    toast.error('Your new password may be set already. Sign in with it to find out.', {
      title: 'This link is used up',
    });
  else toast.error('This password reset link is invalid or has expired.', { title: 'Invalid reset link' });
}
