import { kindOf } from '@visible-ai/shared/content/kinds/all-kinds';
import type { ContentItem, ContentSummary } from '@visible-ai/shared/content/schema';
import { memo, useMemo, useRef, useState } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { Disclosure } from '@/components/ui/disclosure.tsx';
import { NotesList } from '@/components/ui/notes-list.tsx';
import { ScrollRegion } from '@/components/ui/scroll-region.tsx';
import { cardClass } from '@/components/ui/surface-class.ts';
import { classNames } from '@/lib/class-names.ts';
import { focusedControl } from '@/lib/focused-control.ts';
import { formatBytes } from '@/lib/format-bytes.ts';
import { formatMoment } from '@/lib/format-date.ts';
import { hostOf } from '../../../lib/address-text.ts';
import { AgentChanges } from '../agent-changes.tsx';
import { asks } from '../asks.ts';
import { kindViews } from '../kinds/all-kinds.ts';
import { contentWords } from '../kinds/content-words.ts';
import { type ContentAction, ContentActions } from './content-actions.tsx';
import { LivePanel } from './live-panel.tsx';
import { WithWholeContent } from './with-whole-content.tsx';

interface ContentCardProps {
  item: ContentSummary;
  /** Must be the same function each time, so that opening a dialog does not render all cards again. */
  onAction: (item: ContentSummary, action: Exclude<ContentAction, 'live'>) => void;
  onEdit: (item: ContentItem) => void;
}

/** The lines of a text, with questions in bold. */
function QuestionsBold({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified only by its place
      key={index}
      dir="auto"
      className={classNames('block min-h-[1lh] max-w-prose', asks(line) && 'font-semibold')}
    >
      {line}
    </span>
  ));
}

function Preview({ item }: { item: ContentSummary }) {
  const { content_type: type, excerpt, whole, size } = item;
  const words = useMemo(() => contentWords(type, excerpt), [type, excerpt]);
  const isFile = kindViews[type].text.how === 'file';
  return (
    <div className="grid grid-cols-1 gap-2">
      <ScrollRegion
        label={`Preview of ${kindOf(type).label}`}
        className={classNames(
          'max-h-64 overflow-y-auto rounded-box bg-sunken p-4 text-note break-words whitespace-pre-wrap ring ring-line [unicode-bidi:plaintext]',
          isFile && 'font-mono leading-6',
        )}
      >
        {words === '' && <span className="text-muted">This content is empty.</span>}
        {isFile ? words : <QuestionsBold text={words} />}
        {!whole && '…'}
      </ScrollRegion>
      {!whole && <p className="text-note text-muted">The beginning of {formatBytes(size)}.</p>}
    </div>
  );
}

/** One content: its kind, its text and its actions. */
export const ContentCard = memo(function ContentCard({ item, onAction, onEdit }: ContentCardProps) {
  const [live, setLive] = useState(false);
  const [judged, setJudged] = useState(false);
  const liveOpener = useRef<HTMLElement>(null);
  const label = kindOf(item.content_type).label;
  const host = hostOf(item.website_url);
  return (
    <article className={classNames(cardClass, 'grid grid-cols-1 gap-4 p-5 sm:p-6')}>
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="font-semibold break-words">{host}</h3>
          <p className="text-note text-muted">
            Generated <time dateTime={item.created_at}>{formatMoment(item.created_at)}</time>
          </p>
        </div>
        <p className="flex flex-wrap gap-1.5">
          {item.edited && <Badge>Edited</Badge>}
          <Badge tone="accent">{label}</Badge>
        </p>
      </header>
      <Preview item={item} />
      <NotesList notes={item.notes} />
      <ContentActions
        item={item}
        name={`${label} for ${host}`}
        onEdit={onEdit}
        onAction={(action) => {
          if (action !== 'live') return onAction(item, action);
          liveOpener.current = focusedControl();
          setLive(true);
        }}
      />
      {live && (
        <LivePanel
          item={item}
          onClose={() => {
            setLive(false);
            liveOpener.current?.focus();
          }}
        />
      )}
      {item.agents > 0 && (
        <Disclosure
          summary="Each agent’s verdict, before and after"
          className="-mb-4"
          onToggle={(open) => open && setJudged(true)}
        >
          {judged && (
            <WithWholeContent
              item={item}
              loading="Loading the verdicts"
              failed="The verdicts could not be loaded"
              height="h-40"
            >
              {({ agents }) => agents && <AgentChanges agents={agents} />}
            </WithWholeContent>
          )}
        </Disclosure>
      )}
    </article>
  );
});
