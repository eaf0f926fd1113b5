import type { SharedKind } from '@visible-ai/shared/content/kinds/all-kinds';
import type { ContentSummary } from '@visible-ai/shared/content/schema';
import { Download, Pencil } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { WaitingButton } from '@/components/ui/waiting-button.tsx';
import { usePublish } from './use-publish.ts';

interface PublishProps {
  siteId: string;
  item: ContentSummary;
  kind: SharedKind;
  /** True if a version of the file is already served. */
  again: boolean;
}

/** Publishes the stored file. For a kind that decides who may read the site, a dialog asks first. */
export function PublishButton({ siteId, item, kind, again }: PublishProps) {
  const { label, decidesAccess } = kind;
  const [asking, setAsking] = useState(false);
  const publish = usePublish(siteId, label);
  const send = () => publish.mutate(item.id, { onSettled: () => setAsking(false) });
  return (
    <>
      <Button
        size="small"
        loading={publish.isPending}
        aria-label={again ? `Publish this version of ${label}` : `Publish ${label}`}
        onClick={() => (decidesAccess ? setAsking(true) : send())}
      >
        {again ? 'Publish this version' : 'Publish'}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Publish ${label}?`}
        description="It decides which agents may read your site. Once your domain takes it from us, they follow this version from their next visit on. It is never published automatically."
        confirmLabel={`Publish ${label}`}
        pending={publish.isPending}
        onConfirm={send}
      />
    </>
  );
}

interface KeptActionsProps {
  item: ContentSummary;
  label: string;
  onOpen: (item: ContentSummary) => Promise<void>;
  onDownload: (item: ContentSummary) => Promise<void>;
}

/** Actions for a stored file that is not published. Its text is loaded first. */
export function KeptActions({ item, label, onOpen, onDownload }: KeptActionsProps) {
  const [waiting, setWaiting] = useState<'open' | 'download' | null>(null);
  const start = async (action: 'open' | 'download', work: (item: ContentSummary) => Promise<void>) => {
    setWaiting(action);
    await work(item);
    setWaiting(null);
  };
  return (
    <>
      <WaitingButton
        icon={Pencil}
        waits={waiting === 'open'}
        aria-label={`Open ${label}`}
        onClick={() => void start('open', onOpen)}
      >
        Open
      </WaitingButton>
      <WaitingButton
        icon={Download}
        waits={waiting === 'download'}
        aria-label={`Download ${label}`}
        onClick={() => void start('download', onDownload)}
      >
        Download
      </WaitingButton>
    </>
  );
}
