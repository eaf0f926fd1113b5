import type { HostedFile } from '@visible-ai/shared/hosting/schema';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { useUnpublish } from './use-publish.ts';

interface UnpublishButtonProps {
  siteId: string;
  files: readonly HostedFile[];
  label: string;
}

/** Unpublishes a file, after a dialog that explains what visitors will get then. */
export function UnpublishButton({ siteId, files, label }: UnpublishButtonProps) {
  const [asking, setAsking] = useState(false);
  const unpublish = useUnpublish(siteId, label);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className="px-2.5"
        aria-label={`Unpublish ${label}`}
        onClick={() => setAsking(true)}
      >
        Unpublish
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Unpublish ${label}?`}
        description="We stop serving it. Where your domain takes it from us, your site shows its own file again, or none. What is kept here stays."
        confirmLabel={`Unpublish ${label}`}
        destructive
        pending={unpublish.isPending}
        onConfirm={() => unpublish.mutate(files, { onSettled: () => setAsking(false) })}
      />
    </>
  );
}
