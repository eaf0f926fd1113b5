import { useMutation, useQueryClient } from '@tanstack/react-query';
import { generateAiContent } from '@visible-ai/shared/content/endpoints';
import { kindOf } from '@visible-ai/shared/content/kinds/all-kinds';
import type { ContentType } from '@visible-ai/shared/content/schema';
import { toast } from '@/components/ui/toast.ts';
import { call } from '@/lib/api-client.ts';
import { ApiError } from '@/lib/api-error.ts';
import { reportProblem } from '@/lib/report-problem.ts';
import { hostOf } from '../../../lib/address-text.ts';
import { contentKey } from '../content-key.ts';
import { sayViewable } from '../jobs/announce-job.ts';
import { refreshCredits } from '../jobs/refresh-credits.ts';

interface Ask {
  websiteUrl: string;
  customPrompt: string;
}

export const isNotConfigured = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'not_configured';

/**
 * Lets a language model write a file while the visitor waits. A toast reports success or failure. If the
 * installation has no model, the form says so instead.
 */
export function useOwnPrompt(contentType: ContentType, onWritten: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (ask: Ask) => call(generateAiContent, { body: { contentType, ...ask } }),
    onSuccess: (_answer, { websiteUrl }) => {
      sayViewable('Generation Complete!', `${kindOf(contentType).label} for ${hostOf(websiteUrl)} is ready.`);
      refreshCredits();
      void queryClient.invalidateQueries({ queryKey: contentKey });
      onWritten();
    },
    onError: (error, { websiteUrl }) => {
      if (isNotConfigured(error)) return;
      reportProblem('Failed to write from a prompt', error);
      const what = `${kindOf(contentType).label} for ${hostOf(websiteUrl)}`;
      toast.error(`Failed to generate ${what}: ${error.message}`, { title: 'Generation Failed' });
    },
  });
}
