import { useMutation, useQueryClient } from '@tanstack/react-query';
import { undeleteContent, updateContent } from '@visible-ai/shared/content/endpoints';
import { type ContentItem, contentItem } from '@visible-ai/shared/content/schema';
import { useState } from 'react';
import { toast } from '@/components/ui/toast.ts';
import { call } from '@/lib/api-client.ts';
import { ApiError } from '@/lib/api-error.ts';
import { failureText } from '@/lib/failure-text.ts';
import { reportProblem } from '@/lib/report-problem.ts';
import { contentKey } from '../content-key.ts';
import { replaceContent } from '../replace-content.ts';
import { type Draft, drafts } from './draft.ts';

/** The version that somebody else saved in the meantime. */
function newerVersion(error: unknown): ContentItem | null {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return null;
  return contentItem.safeParse(error.details).data ?? null;
}

const isGone = (error: unknown) => error instanceof ApiError && error.code === 'not_found';

/** Without a session the editor is gone from the screen. */
const KEPT = 'Your text is kept: sign in and edit again.';
const hasEnded = (error: unknown) => error instanceof ApiError && error.status === 401;

const sentence = (text: string) => (text === '' || /[.!?]$/.test(text) ? text : `${text}.`);

const draftOf = (item: ContentItem): Draft => ({
  text: item.content_text,
  base: item.content_text,
  basedOn: item.updated_at,
});

interface Save {
  text: string;
  basedOn: string;
  /** Whether the content was deleted meanwhile: it is brought back first. */
  deleted?: boolean;
}

interface SaveEvents {
  saved: () => void;
  conflict: (newer: ContentItem) => void;
  gone: () => void;
}

function useSave(item: ContentItem, on: SaveEvents) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ text, basedOn, deleted = false }: Save) => {
      const params = { id: item.id };
      if (deleted) await call(undeleteContent, { params });
      try {
        return await call(updateContent, { params, body: { content_text: text, updated_at: basedOn } });
      } catch (error) {
        // The answer to an earlier try was lost: this text is saved.
        const newer = newerVersion(error);
        if (newer?.content_text === text) return newer;
        throw error;
      }
    },
    onSuccess: (saved, { deleted }) => {
      drafts.forget(item.id);
      replaceContent(queryClient, saved);
      if (deleted) void queryClient.invalidateQueries({ queryKey: contentKey });
      toast.success('Success', { description: 'Content saved successfully!' });
      on.saved();
    },
    onError: (error) => {
      reportProblem('Failed to save content', error);
      const newer = newerVersion(error);
      // A conflict is reported where people choose a version.
      if (newer) on.conflict(newer);
      else if (isGone(error)) on.gone();
      else toast.error(hasEnded(error) ? `Failed to save content. ${KEPT}` : 'Failed to save content');
    },
  });
}

/** The state of editing one content: the text, whether it is saved, and a conflict if there is one. */
export function useEdit(item: ContentItem, onSaved: () => void) {
  const [draft, setDraft] = useState(() => drafts.read(item.id) ?? draftOf(item));
  const [recovered, setRecovered] = useState(() => drafts.read(item.id) !== null);
  const [conflict, setConflict] = useState<ContentItem | null>(null);
  /** Saving found that the content was deleted, or that it cannot even be brought back. */
  const [gone, setGone] = useState<'deleted' | 'for good' | null>(null);
  const saving = useSave(item, {
    saved: onSaved,
    conflict: (newer) => {
      setGone(null);
      setConflict(newer);
    },
    gone: () => setGone((known) => (known === null ? 'deleted' : 'for good')),
  });
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
    /** Why the last save failed, as a sentence; empty if nobody said why. Null if it did not fail. */
    failure: saving.isError && !conflict && !gone ? sentence(failureText(saving.error, '')) : null,
    gone,
    change: (text: string) => become({ ...draft, text }),
    save: () => {
      if (!saving.isPending && !conflict && !gone) saving.mutate(draft);
    },
    /** Brings back deleted content with the text. */
    bringBack: () => saving.mutate({ ...draft, deleted: true }),
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
