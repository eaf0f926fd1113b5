import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updateContent } from '@visible-ai/shared/content/endpoints';
import { type ContentItem, contentItem } from '@visible-ai/shared/content/schema';
import { useState } from 'react';
import { toast } from '@/components/ui/toast.ts';
import { call } from '@/lib/api-client.ts';
import { ApiError } from '@/lib/api-error.ts';
import { reportProblem } from '@/lib/report-problem.ts';
import { replaceContent } from '../replace-content.ts';
import { type Draft, drafts } from './draft.ts';

/** The version that somebody else saved in the meantime. */
function newerVersion(error: unknown): ContentItem | null {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return null;
  return contentItem.safeParse(error.details).data ?? null;
}

/** Without a session the editor is gone from the screen. */
const KEPT = 'Your text is kept: sign in and edit again.';
const hasEnded = (error: unknown) => error instanceof ApiError && error.status === 401;

const draftOf = (item: ContentItem): Draft => ({
  text: item.content_text,
  base: item.content_text,
  basedOn: item.updated_at,
});

function useSave(item: ContentItem, on: { saved: () => void; conflict: (newer: ContentItem) => void }) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ text, basedOn }: { text: string; basedOn: string }) =>
      call(updateContent, { params: { id: item.id }, body: { content_text: text, updated_at: basedOn } }),
    onSuccess: (saved) => {
      drafts.forget(item.id);
      replaceContent(queryClient, saved);
      toast.success('Success', { description: 'Content saved successfully!' });
      on.saved();
    },
    onError: (error) => {
      reportProblem('Failed to save content', error);
      const newer = newerVersion(error);
      // A conflict is reported where people choose a version.
      if (newer) on.conflict(newer);
      else toast.error(hasEnded(error) ? `Failed to save content. ${KEPT}` : 'Failed to save content');
    },
  });
}

/** The state of editing one content: the text, whether it is saved, and a conflict if there is one. */
export function useEdit(item: ContentItem, onSaved: () => void) {
  const [draft, setDraft] = useState(() => drafts.read(item.id) ?? draftOf(item));
  const [recovered, setRecovered] = useState(() => drafts.read(item.id) !== null);
  const [conflict, setConflict] = useState<ContentItem | null>(null);
  const saving = useSave(item, { saved: onSaved, conflict: setConflict });
  /** Counts replacements of the text that were not typed, which the editor must load. */
  const [version, setVersion] = useState(0);
  const dirty = draft.text !== draft.base;

  const become = (next: Draft) => {
    setDraft(next);
    if (next.text === next.base) drafts.forget(item.id);
    else drafts.keep(item.id, next);
  };
  const replace = (next: Draft) => {
    become(next);
    setVersion((known) => known + 1);
  };
  return {
    draft,
    version,
    dirty,
    recovered,
    conflict,
    saving: saving.isPending,
    failed: saving.isError && !conflict,
    change: (text: string) => become({ ...draft, text }),
    save: () => {
      if (!saving.isPending && !conflict) saving.mutate(draft);
    },
    /** Discards unsaved changes. */
    discard: () => {
      setRecovered(false);
      saving.reset();
      replace(draftOf(item));
    },
    resolve: (choice: 'mine' | 'theirs' | 'later', newer: ContentItem) => {
      setConflict(null);
      if (choice === 'theirs') {
        // Clears the failed save.
        saving.reset();
        replace(draftOf(newer));
      }
      if (choice !== 'mine') return;
      const mine = { ...draftOf(newer), text: draft.text };
      become(mine);
      saving.mutate(mine);
    },
  };
}
