import { useMutation, useQueryClient } from '@tanstack/react-query';
import { closeHosting, openHosting } from '@visible-ai/shared/hosting/endpoints';
import { useState } from 'react';
import { toastFailure } from '@/components/toast-failure.ts';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { toast } from '@/components/ui/toast.ts';
import { call } from '@/lib/api-client.ts';
import { hostingKeys } from './hosting-keys.ts';
import { useChangeHosting } from './use-change-hosting.ts';

/** Shown before hosting is switched on: what it does, and what it never does. */
export function SwitchOn({ siteId }: { siteId: string }) {
  const open = useChangeHosting({
    siteId,
    ask: () => call(openHosting, { params: { id: siteId } }),
    done: () => 'Hosting is switched on',
    failed: 'Hosting could not be switched on',
  });
  return (
    <Card className="flex flex-wrap items-center gap-x-8 gap-y-4 p-5 sm:p-6">
      <div className="min-w-[min(18rem,100%)] flex-1">
        <h2 className="font-semibold">Have your files hosted</h2>
        <p className="mt-0.5 max-w-prose text-muted">
          We serve each file that you approve at an address nobody can guess, and your own domain takes it
          from there. Nothing is served before you publish it, and robots.txt is never published
          automatically.
        </p>
      </div>
      <Button loading={open.isPending} onClick={() => open.mutate()}>
        Switch hosting on
      </Button>
    </Card>
  );
}

/** Switches hosting off. */
export function SwitchOff({ siteId }: { siteId: string }) {
  const [asking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const close = useMutation({
    mutationFn: () => call(closeHosting, { params: { id: siteId } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: hostingKeys.hosting(siteId), exact: true });
      setAsking(false);
      toast.success('Hosting is switched off');
    },
    onError: (error) => toastFailure(error, 'Hosting could not be switched off'),
  });
  return (
    <Panel
      title="Switch hosting off"
      lead="Nothing is served any more, and this address never comes back. Take the code out of your site first. What is kept here stays."
    >
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Switch hosting off
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Switch hosting off?"
        description="Every published file is taken back at once. Where your domain takes files from us, your site shows its own again, or none. Switched on again, it has another address."
        confirmLabel="Switch hosting off"
        destructive
        pending={close.isPending}
        onConfirm={() => close.mutate()}
      />
    </Panel>
  );
}
