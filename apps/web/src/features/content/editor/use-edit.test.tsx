import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ContentItem } from '@visible-ai/shared/content/schema';
import { expect, it, vi } from 'vitest';
import { answering, json } from '../../../../test/fake-server.ts';
import { useEdit } from './use-edit.ts';

const item: ContentItem = {
  id: 'a6c1a1a4-4f0c-4b47-9f43-0c6f2b0d6f11',
  website_url: 'https://kiln.example/',
  content_type: 'llms_txt',
  content_text: '# Kiln',
  created_at: '2026-11-20T10:00:00.000Z',
  updated_at: '2026-11-20T10:00:00.000Z',
  edited: false,
  notes: [],
  agents: null,
  downloads: null,
};

/** A server that saves the first text, whose answer is lost, and refuses what is based on an older version. */
function loseTheFirstAnswer(): void {
  let saved: ContentItem | null = null;
  answering((_address, init) => {
    const { content_text: text } = JSON.parse(String(init?.body));
    if (saved) return json(409, { error: 'Saved by somebody else', code: 'conflict', details: saved });
    saved = { ...item, content_text: text, edited: true, updated_at: '2026-11-20T10:05:00.000Z' };
    throw new TypeError('Failed to fetch');
  });
}

function edit() {
  const onSaved = vi.fn();
  const { result } = renderHook(() => useEdit(item, onSaved), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    ),
  });
  return { edited: result, onSaved };
}

it('is saved, and no conflict, where only the answer to the first try was lost', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  loseTheFirstAnswer();
  const { edited, onSaved } = edit();
  act(() => edited.current.change('# Kiln and clay'));
  act(() => edited.current.save());
  await waitFor(() => expect(edited.current.failure).toMatch(/^Network error: no answer came/));
  act(() => edited.current.save());
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(edited.current.conflict).toBeNull();
});

it('is a conflict where the text was changed after the answer was lost', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  loseTheFirstAnswer();
  const { edited, onSaved } = edit();
  act(() => edited.current.change('# Kiln and clay'));
  act(() => edited.current.save());
  await waitFor(() => expect(edited.current.failure).toMatch(/^Network error: no answer came/));
  act(() => edited.current.change('# Kiln, clay and glaze'));
  act(() => edited.current.save());
  await waitFor(() => expect(edited.current.conflict?.content_text).toBe('# Kiln and clay'));
  expect(onSaved).not.toHaveBeenCalled();
});
