import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { askForTrial, getTrialRequest } from '@visible-ai/shared/trials/endpoints';
import { call } from '@/lib/api-client.ts';
import { toastFailure } from '../toast-failure.ts';
import { Button, type ButtonProps } from '../ui/button.tsx';

const key = ['trial-request'] as const;

const answers = {
  open: 'You asked for a trial. The answer comes by mail.',
  declined: 'Your request for a trial was declined.',
  granted: 'The trial you asked for is used up.',
} as const;

/** Asks the admins for a trial, and shows their answer. Only for people who may not generate. */
export function AskForTrial({ variant, size }: Pick<ButtonProps, 'variant' | 'size'>) {
  const queryClient = useQueryClient();
  const asked = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(getTrialRequest, {}, { signal }),
  });
  const asking = useMutation({
    mutationFn: () => call(askForTrial, {}),
    onSuccess: (answer) => queryClient.setQueryData(key, answer),
    onError: (error) => toastFailure(error, 'Your request could not be sent'),
  });
  const status = asked.data?.request?.status;
  return (
    <div role="status" className="grid min-h-11 content-center">
      {status ? (
        <p className="text-balance text-note font-semibold">{answers[status]}</p>
      ) : (
        <Button
          {...(variant && { variant })}
          {...(size && { size })}
          disabled={asked.isPending}
          loading={asking.isPending}
          onClick={() => asking.mutate()}
        >
          Ask for a trial
        </Button>
      )}
    </div>
  );
}
