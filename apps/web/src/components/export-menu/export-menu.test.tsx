import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ToastHost } from '@/components/ui/toast-host.tsx';
import { answering, json, sentRequests } from '../../../test/fake-server.ts';
import { ExportMenu } from './export-menu.tsx';

const report = {
  kind: 'analysis',
  id: 'abcdefghijklmnop',
  url: 'https://shop.example/',
  createdAt: '2026-11-20T10:00:00.000Z',
} as const;

function open(differing: { kind: 'analysis' | 'site-audit'; id: string } = report) {
  const saved: { name: string; href: string }[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, href: this.href });
  });
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ExportMenu report={{ ...report, ...differing }} />
      <ToastHost />
    </QueryClientProvider>,
  );
  return saved;
}

describe('the export menu', () => {
  it('names seven formats, two sheets among them, and saves the one that is chosen by keyboard', async () => {
    const fetch = answering(() => new Response('%PDF-1.7'));
    const saved = open();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.firstChild?.textContent)).toEqual([
      'PDF, A4',
      'PDF, US Letter',
      'HTML',
      'Markdown',
      'CSV',
      'JSON',
      'SARIF',
      'JUnit',
    ]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(saved).toEqual([{ name: 'visible-ai-shop.example-2026-11-20.pdf', href: 'blob:file' }]),
    );
    expect(sentRequests(fetch)[0]?.address).toBe(
      '/api/analyses/abcdefghijklmnop/export?format=pdf&paper=letter',
    );
    expect(screen.getByRole('button', { name: 'Export' })).toHaveFocus();
  });

  it('asks for the audit of a site where it stands on one', async () => {
    const fetch = answering(() => new Response('url,check'));
    const saved = open({ kind: 'site-audit', id: '00000000-0000-4000-8000-00000000000a' });
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^CSV/ }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(sentRequests(fetch)[0]?.address).toBe(
      '/api/site-audits/00000000-0000-4000-8000-00000000000a/export?format=csv&paper=a4',
    );
  });

  it('says why nothing could be saved, and can be tried again', async () => {
    const error = 'Drawing this PDF took too long. Please try again in a moment.';
    answering(() => json(503, { error, code: 'unavailable' }));
    const saved = open();
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^PDF, A4/ }));
    expect(await screen.findByText(error)).toBeVisible();
    expect(saved).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    expect(await screen.findByRole('menuitem', { name: /^PDF, A4/ })).not.toHaveAttribute('data-disabled');
  });
});
