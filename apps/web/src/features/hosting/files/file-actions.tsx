import type { ContentItem } from '@visible-ai/shared/content/schema';
import { Download, Pencil } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { usePublish } from './use-publish.ts';

interface PublishProps {
  siteId: string;
  item: ContentItem;
  label: string;
  /** True if a version of the file is already served. */
  again: boolean;
}

/** Publishes the stored file. For robots.txt a dialog asks first: it decides who may read the site. */
export function PublishButton({ siteId, item, label, again }: PublishProps) {
  const [asking, setAsking] = useState(false);
  const publish = usePublish(siteId, label);
  const grave = item.content_type === 'robots_txt';
  const send = () => publish.mutate(item.id, { onSettled: () => setAsking(false) });
  return (
    <>
      <Button
        size="small"
        loading={publish.isPending}
        aria-label={again ? `Publish this version of ${label}` : `Publish ${label}`}
        onClick={() => (grave ? setAsking(true) : send())}
      >
        {again ? 'Publish this version' : 'Publish'}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Publish robots.txt?"
        description="It decides which agents may read your site. Once your domain takes it from us, they follow this version from their next visit on. It is never published automatically."
        confirmLabel="Publish robots.txt"
        pending={publish.isPending}
        onConfirm={send}
      />
    </>
  );
}

interface KeptActionsProps {
  item: ContentItem;
  label: string;
  onOpen: (item: ContentItem) => void;
  onDownload: (item: ContentItem) => void;
}

/** Actions for a stored file that is not published. */
export function KeptActions({ item, label, onOpen, onDownload }: KeptActionsProps) {
  return (
    <>
      <Button variant="secondary" size="small" aria-label={`Open ${label}`} onClick={() => onOpen(item)}>
        <Pencil aria-hidden="true" />
        Open
      </Button>
      <Button
        variant="secondary"
        size="small"
        aria-label={`Download ${label}`}
        onClick={() => onDownload(item)}
      >
        <Download aria-hidden="true" />
        Download
      </Button>
    </>
  );
}
