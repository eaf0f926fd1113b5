import { rotateWebhookSecret } from '@visible-ai/shared/webhooks/endpoints';
import type { Webhook } from '@visible-ai/shared/webhooks/schema';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { call } from '@/lib/api-client.ts';
import { useWebhookAction } from './webhook-queries.ts';

interface RotateSecretProps {
  webhook: Webhook;
  onRotated: (secret: string) => void;
}

/** Gives a webhook a new secret, after a dialog that explains what happens to the old one. */
export function RotateSecret({ webhook: { id, url }, onRotated }: RotateSecretProps) {
  const [asking, setAsking] = useState(false);
  const rotate = useWebhookAction(
    () => call(rotateWebhookSecret, { params: { id } }),
    { failed: 'There is no new secret' },
    ({ secret }) => {
      setAsking(false);
      onRotated(secret);
    },
  );
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
        New secret
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`A new secret for ${url}?`}
        description="For 24 hours events are signed with both. After that the secret that your server has now is no longer valid."
        confirmLabel="Make a new secret"
        pending={rotate.isPending}
        onConfirm={() => rotate.mutate()}
      />
    </>
  );
}
