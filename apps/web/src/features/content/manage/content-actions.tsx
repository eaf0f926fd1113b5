import type { ContentItem } from '@visible-ai/shared/content/schema';
import { Copy, Download, Ellipsis, Globe, History, Pencil, RefreshCw, Trash2 } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { copyText } from '@/components/ui/copy-text.ts';
import { Menu } from '@/components/ui/menu.tsx';
import { MenuItem, MenuSeparator } from '@/components/ui/menu-item.tsx';
import { toast } from '@/components/ui/toast.ts';
import { kindViews } from '../kinds/all-kinds.ts';
import { contentWords } from '../kinds/content-words.ts';
import { useEntitled } from '../use-entitled.ts';
import { downloadContent, downloadForm } from './download-content.ts';

export type ContentAction = 'edit' | 'revisions' | 'regenerate' | 'live' | 'delete';

interface ContentActionsProps {
  item: ContentItem;
  /** The name of the content, for screen readers that read several groups of buttons. */
  name: string;
  onAction: (action: ContentAction) => void;
}

async function copy(item: ContentItem): Promise<void> {
  const copied = await copyText(contentWords(item.content_type, item.content_text));
  if (copied) toast.success('Copied', { description: 'Content copied to clipboard' });
  else toast.error('Failed to copy content');
}

function DownloadButton({ item, name }: Omit<ContentActionsProps, 'onAction'>) {
  const { downloads: forms } = kindViews[item.content_type];
  if (!item.downloads && !forms)
    return (
      <Button
        variant="secondary"
        size="small"
        aria-label={`Download ${name}`}
        onClick={() => downloadContent(item, 'text')}
      >
        <Download aria-hidden="true" />
        Download
      </Button>
    );
  return (
    <Menu
      align="start"
      trigger={
        <Button variant="secondary" size="small" aria-label={`Download ${name}`}>
          <Download aria-hidden="true" />
          Download
        </Button>
      }
    >
      {forms?.map((form) => (
        <MenuItem key={form.ending} onSelect={() => downloadForm(item, form)}>
          {form.label}
        </MenuItem>
      ))}
      {item.downloads && (
        <>
          <MenuItem onSelect={() => downloadContent(item, 'text')}>Plain text (.txt)</MenuItem>
          <MenuItem onSelect={() => downloadContent(item, 'markdown')}>Markdown (.md)</MenuItem>
          <MenuItem onSelect={() => downloadContent(item, 'json-ld')}>FAQPage JSON-LD (.json)</MenuItem>
        </>
      )}
    </Menu>
  );
}

/** The actions of a content: three frequent ones as buttons, the rest in a menu. */
export function ContentActions({ item, name, onAction }: ContentActionsProps) {
  const entitled = useEntitled();
  return (
    <div className="flex flex-wrap gap-2 max-sm:[&>:not(:last-child)>svg]:hidden">
      <Button variant="secondary" size="small" aria-label={`Copy ${name}`} onClick={() => void copy(item)}>
        <Copy aria-hidden="true" />
        Copy
      </Button>
      <DownloadButton item={item} name={name} />
      <Button variant="secondary" size="small" aria-label={`Edit ${name}`} onClick={() => onAction('edit')}>
        <Pencil aria-hidden="true" />
        Edit
      </Button>
      {entitled && (
        <Button
          variant="quiet"
          size="small"
          className="max-sm:hidden"
          aria-label={`Check what is live for ${name}`}
          onClick={() => onAction('live')}
        >
          Check what is live
        </Button>
      )}
      <Menu
        trigger={
          <Button variant="quiet" size="small" aria-label={`More for ${name}`} className="ml-auto px-2.5">
            <Ellipsis aria-hidden="true" />
          </Button>
        }
      >
        {entitled && (
          <MenuItem
            icon={<Globe aria-hidden="true" />}
            className="sm:hidden"
            onSelect={() => onAction('live')}
          >
            Check what is live
          </MenuItem>
        )}
        <MenuItem icon={<History aria-hidden="true" />} onSelect={() => onAction('revisions')}>
          Revisions
        </MenuItem>
        <MenuItem
          icon={<RefreshCw aria-hidden="true" />}
          disabled={!entitled}
          onSelect={() => onAction('regenerate')}
        >
          Write again
        </MenuItem>
        <MenuSeparator />
        <MenuItem
          icon={<Trash2 aria-hidden="true" />}
          destructive
          disabled={!entitled}
          onSelect={() => onAction('delete')}
        >
          Delete
        </MenuItem>
      </Menu>
    </div>
  );
}
