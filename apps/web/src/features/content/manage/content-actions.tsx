import type { ContentItem, ContentSummary } from '@visible-ai/shared/content/schema';
import { Copy, Download, Ellipsis, Globe, History, Pencil, RefreshCw, Trash2 } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { copyText } from '@/components/ui/copy-text.ts';
import { Menu } from '@/components/ui/menu.tsx';
import { MenuItem, MenuSeparator } from '@/components/ui/menu-item.tsx';
import { toast } from '@/components/ui/toast.ts';
import { WaitingButton } from '@/components/ui/waiting-button.tsx';
import { failureText } from '@/lib/failure-text.ts';
import { kindViews } from '../kinds/all-kinds.ts';
import { contentWords } from '../kinds/content-words.ts';
import { useEntitled } from '../use-entitled.ts';
import { loadContent, useTextFor } from '../whole-content.ts';
import { downloadContent, downloadForm } from './download-content.ts';

export type ContentAction = 'revisions' | 'regenerate' | 'live' | 'delete';

interface ContentActionsProps {
  item: ContentSummary;
  /** The name of the content, for screen readers that read several groups of buttons. */
  name: string;
  onAction: (action: ContentAction) => void;
  onEdit: (item: ContentItem) => void;
}

const FAILED_COPY = 'Failed to copy content';

async function copy({ id, content_type: type, whole, excerpt }: ContentSummary): Promise<void> {
  const text = whole ? excerpt : loadContent(id).then((item) => item.content_text);
  const words =
    typeof text === 'string' ? contentWords(type, text) : text.then((all) => contentWords(type, all));
  if (await copyText(words)) {
    toast.success('Copied', { description: 'Content copied to clipboard' });
    return;
  }
  try {
    await words;
    toast.error(FAILED_COPY);
  } catch (error) {
    toast.error(`${FAILED_COPY}. ${failureText(error, 'Please try again.')}`);
  }
}

interface DownloadProps extends Omit<ContentActionsProps, 'onAction' | 'onEdit'> {
  waits: boolean;
  /** Loads the text and passes it on. */
  withText: (use: (item: ContentItem) => void) => void;
}

function DownloadButton({ item, name, waits, withText }: DownloadProps) {
  const { downloads: forms, text } = kindViews[item.content_type];
  const inForms = text.how === 'rich';
  const button = { icon: Download, waits, 'aria-label': `Download ${name}`, children: 'Download' };
  const as = (form: 'text' | 'markdown' | 'json-ld') => withText((whole) => downloadContent(whole, form));
  if (!inForms && !forms) return <WaitingButton {...button} onClick={() => as('text')} />;
  return (
    <Menu align="start" trigger={<WaitingButton {...button} />}>
      {forms?.map((form) => (
        <MenuItem key={form.ending} onSelect={() => withText((whole) => downloadForm(whole, form))}>
          {form.label}
        </MenuItem>
      ))}
      {inForms && (
        <>
          <MenuItem onSelect={() => as('text')}>Plain text (.txt)</MenuItem>
          <MenuItem onSelect={() => as('markdown')}>Markdown (.md)</MenuItem>
          <MenuItem onSelect={() => as('json-ld')}>FAQPage JSON-LD (.json)</MenuItem>
        </>
      )}
    </Menu>
  );
}

/** The actions of a content: three frequent ones as buttons, the rest in a menu. */
export function ContentActions({ item, name, onAction, onEdit }: ContentActionsProps) {
  const entitled = useEntitled();
  const { waiting, withText } = useTextFor<'download' | 'edit'>();
  return (
    <div className="flex flex-wrap gap-2 max-sm:[&>:not(:last-child)>svg]:hidden">
      <Button variant="secondary" size="small" aria-label={`Copy ${name}`} onClick={() => void copy(item)}>
        <Copy aria-hidden="true" />
        Copy
      </Button>
      <DownloadButton
        item={item}
        name={name}
        waits={waiting === 'download'}
        withText={(use) => void withText('download', item, 'The file could not be downloaded', use)}
      />
      <WaitingButton
        icon={Pencil}
        waits={waiting === 'edit'}
        aria-label={`Edit ${name}`}
        onClick={() => void withText('edit', item, 'The file could not be opened', onEdit)}
      >
        Edit
      </WaitingButton>
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
