import { isAnswerLost } from '@/lib/api-error.ts';
import { failureText } from '@/lib/failure-text.ts';
import { toast } from './ui/toast.ts';

/**
 * For a call that failed. The text says why, and what to do next.
 *
 * @param what was not done, as the title. Without an answer nobody knows that, so the title claims nothing.
 */
export const toastFailure = (error: unknown, what: string): void =>
  toast.error(
    failureText(error, 'Please try again.'),
    isAnswerLost(error) && navigator.onLine ? {} : { title: what },
  );
