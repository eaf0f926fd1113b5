import { deleteWebhook } from '@visible-ai/shared/webhooks/endpoints';
import type { Webhook } from '@visible-ai/shared/webhooks/schema';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { toast } from '@/components/ui/toast.ts';
import { callUnlessGone } from '@/lib/call-unless-gone.ts';
import { useWebhookAction } from './webhook-queries.ts';

/** Deletes a webhook after a dialog that names it. */
export function DeleteWebhook({ webhook: { id, url } }: { webhook: Webhook }) {
  const [asking, setAsking] = useState(false);
  const remove = useWebhookAction(
    () => callUnlessGone(deleteWebhook, { params: { id } }),
    { failed: 'The webhook could not be deleted' },
    () => {
      setAsking(false);
      toast.success('The webhook is deleted');
    },
  );
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Delete ${url}?`}
        description="Nothing is sent there any more, and its deliveries are deleted. This cannot be undone."
        confirmLabel="Delete webhook"
        destructive
        pending={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </>
  );
}
