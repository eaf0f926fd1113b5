import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { listDeliveries, listWebhooks } from '@visible-ai/shared/webhooks/endpoints';
import { toast } from '@/components/ui/toast.ts';
import { call } from '@/lib/api-client.ts';
import { failureText } from '@/lib/failure-text.ts';

const LOOK_MS = 2000;
/** What waits longer than this is between two attempts: nobody sits and watches for that. */
const SOON_MS = 20_000;

/** The webhooks of who is signed in. */
export const webhookListQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: ({ signal }) => call(listWebhooks, {}, { signal }),
});

/** What was sent to one of them; looked at again while something is about to be sent. */
export const deliveriesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['webhooks', id, 'deliveries'],
    queryFn: ({ signal, pageParam }) =>
      call(
        listDeliveries,
        { params: { id }, query: pageParam === null ? {} : { cursor: pageParam } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: ({ state: { data } }) => {
      const waiting = (data?.pages ?? [])
        .flatMap(({ deliveries }) => deliveries)
        .some(({ nextAttemptAt }) => nextAttemptAt && Date.parse(nextAttemptAt) < Date.now() + SOON_MS);
      return waiting ? LOOK_MS : false;
    },
  });

/** Something done to webhooks; list and deliveries are read again whatever comes of it. */
export function useWebhookAction<Answer, Asked = void>(
  act: (asked: Asked) => Promise<Answer>,
  words: { failed: string },
  onDone: (answer: Answer) => void,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: onDone,
    onError: (error) => toast.error(failureText(error, words.failed)),
    onSettled: () => queryClient.invalidateQueries(webhookListQuery),
  });
}
