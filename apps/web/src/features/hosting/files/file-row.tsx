import type { ContentSummary } from '@visible-ai/shared/content/schema';
import type { Hosting } from '@visible-ai/shared/hosting/schema';
import { type ReactNode, useId } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import type { Tone } from '@/components/ui/tone.ts';
import { formatZonedMoment } from '@/lib/format-zoned-moment.ts';
import { UploadByHand } from '../domain/upload-by-hand.tsx';
import type { CheckedFile } from './domain-words.ts';
import { KeptActions, PublishButton } from './file-actions.tsx';
import { PublishedFacts } from './published-facts.tsx';
import { fileState, type SiteFile } from './site-file.ts';
import { UnpublishButton } from './unpublish-button.tsx';

interface FileRowProps {
  siteId: string;
  file: SiteFile;
  hosting: Hosting;
  /** Whether the account's plan includes hosting. */
  included: boolean;
  checked: readonly CheckedFile[];
  onOpen: (item: ContentSummary) => Promise<void>;
  onDownload: (item: ContentSummary) => Promise<void>;
  platform: string | null;
  onPlatform: (platform: string) => void;
}

interface FrameProps {
  label: string;
  state: { tone: Tone; word: string };
  actions: ReactNode;
  children: ReactNode;
}

function Frame({ label, state, actions, children }: FrameProps) {
  const id = useId();
  return (
    <li aria-labelledby={id} className="grid grid-cols-1 gap-4 border-t border-line py-6">
      <div className="grid grid-cols-1 gap-x-6 gap-y-3 sm:flex sm:flex-wrap sm:items-center sm:justify-between">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <h3 id={id} className="font-semibold">
            {label}
          </h3>
          <Badge tone={state.tone} className="whitespace-normal!">
            {state.word}
          </Badge>
        </div>
        <div className="flex flex-wrap gap-2">{actions}</div>
      </div>
      {children}
    </li>
  );
}

const Written = ({ item }: { item: ContentSummary }) => (
  <>
    Written <time dateTime={item.updated_at}>{formatZonedMoment(item.updated_at)}</time>.
  </>
);

/** What the states of a file have in common. */
interface StateProps extends FileRowProps {
  canPublish: boolean;
  kept: (item: ContentSummary) => ReactNode;
  byHand: ReactNode;
}

function UnwrittenFile({ file: { kind, writePath } }: StateProps) {
  const { label } = kind;
  return (
    <Frame
      label={label}
      state={{ tone: 'neutral', word: 'Not written yet' }}
      actions={
        <ButtonLink to={writePath} variant="secondary" size="small" aria-label={`Write this file: ${label}`}>
          Write this file
        </ButtonLink>
      }
    >
      {null}
    </Frame>
  );
}

/** A file that is a part of a page, such as a Q&A section. */
function PartOfPage({ file, kept, byHand, item }: StateProps & { item: ContentSummary }) {
  return (
    <Frame label={file.kind.label} state={{ tone: 'neutral', word: 'Kept here' }} actions={kept(item)}>
      <p className="max-w-prose text-note text-muted">
        <Written item={item} /> It is a part of a page, with no address of its own: copy it into the page that
        it is for.
      </p>
      {byHand}
    </Frame>
  );
}

function KeptFile({ siteId, file, canPublish, kept, byHand, item }: StateProps & { item: ContentSummary }) {
  const { kind } = file;
  return (
    <Frame
      label={kind.label}
      state={{ tone: 'neutral', word: 'Kept here' }}
      actions={
        <>
          {canPublish && <PublishButton siteId={siteId} item={item} kind={kind} again={false} />}
          {kept(item)}
        </>
      }
    >
      <p className="text-note text-muted">
        <Written item={item} /> {canPublish ? 'It is not published.' : ''}
      </p>
      {byHand}
    </Frame>
  );
}

type Published = Extract<ReturnType<typeof fileState>, { is: 'published' }>;

function PublishedFile({
  siteId,
  file,
  hosting,
  checked,
  canPublish,
  kept,
  byHand,
  state: { item, newer, files },
}: StateProps & { state: Published }) {
  const { kind, writePath } = file;
  const { label } = kind;
  return (
    <Frame
      label={label}
      state={
        newer
          ? { tone: 'middling', word: 'Changed since it was published' }
          : { tone: 'accent', word: 'Published' }
      }
      actions={
        <>
          {newer && item && canPublish && <PublishButton siteId={siteId} item={item} kind={kind} again />}
          {item ? (
            kept(item)
          ) : (
            <ButtonLink to={writePath} variant="secondary" size="small">
              Write it again<span className="sr-only">: {label}</span>
            </ButtonLink>
          )}
          <UnpublishButton siteId={siteId} files={files} label={label} />
        </>
      }
    >
      <PublishedFacts base={hosting.base ?? ''} files={files} checked={checked} />
      {item && byHand}
    </Frame>
  );
}

/** One kind of content: its state, and what to do next. */
export function FileRow(props: FileRowProps) {
  const { file, hosting, included, onOpen, onDownload, platform, onPlatform } = props;
  const { id, label } = file.kind;
  const state = fileState(file, hosting);
  const shared: StateProps = {
    ...props,
    canPublish: included && hosting.base !== null,
    kept: (item) => <KeptActions item={item} label={label} onOpen={onOpen} onDownload={onDownload} />,
    byHand: <UploadByHand kind={id} label={label} platform={platform} onPlatform={onPlatform} />,
  };
  switch (state.is) {
    case 'unwritten':
      return <UnwrittenFile {...shared} />;
    case 'part':
      return <PartOfPage {...shared} item={state.item} />;
    case 'kept':
      return <KeptFile {...shared} item={state.item} />;
    case 'published':
      return <PublishedFile {...shared} state={state} />;
  }
}
