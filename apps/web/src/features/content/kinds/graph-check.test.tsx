import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { graphText } from '@visible-ai/shared/json-ld/graph-text';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { jsonLd } from './json-ld.tsx';

const site = { '@type': 'WebSite', '@id': 'https://a.example/#website', name: 'A </script>' };
const trail = {
  '@type': 'BreadcrumbList',
  '@id': 'https://a.example/b#breadcrumb',
  isPartOf: { '@id': 'https://a.example/#website' },
};

function check(text: string): { lines: ReadonlySet<number>; report: ReactNode } {
  if (jsonLd.text.how !== 'file' || !jsonLd.text.check) throw new Error('JSON-LD is a file that is checked');
  return jsonLd.text.check(text, 'https://a.example/');
}

describe('the check of JSON-LD in its editor', () => {
  it('has the block for each page, ready for its head', async () => {
    const writeText = vi.fn(async () => undefined);
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
    render(check(graphText([site, trail])).report);
    expect(screen.getByText('2 things for 2 pages, each with its type and its page.')).toBeVisible();
    const [, second] = screen.getAllByRole('listitem');
    expect(second).toHaveTextContent('a.example/bBreadcrumbList');
    await user.click(
      within(second ?? document.body).getByRole('button', { name: 'Copy the block for a.example/b' }),
    );
    const copied = String(writeText.mock.calls.flat()[0]);
    expect(copied).toMatch(/^<script type="application\/ld\+json">\n\{[\s\S]*\}\n<\/script>\n$/);
    // The name of a thing that another page describes.
    expect(copied).toContain('"name": "A \\u003c/script>"');
  });

  it('says on which line it is no JSON, and offers nothing to paste', () => {
    const { lines, report } = check('{\n  "@graph": [\n    oops\n  ]\n}');
    render(report);
    expect([...lines]).toEqual([3]);
    expect(screen.getByText(/This is no JSON/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is taken home as one file, and as a block for each page', () => {
    const text = graphText([site, trail]);
    const [json, html] = jsonLd.downloads ?? [];
    expect(json?.of(text)).toBe(text);
    expect(html?.of(text).match(/^<!-- https:\/\/a\.example\/b? -->$/gm)).toHaveLength(2);
  });
});
