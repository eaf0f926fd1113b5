import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { afterDiff } from './after-diff.ts';
import { CodeBlock } from './code-block.tsx';

describe('CodeBlock', () => {
  it('copies what a diff leaves behind, and says so', async () => {
    const user = userEvent.setup();
    render(<CodeBlock label="robots.txt" diff code={'- Disallow: /\n+ Disallow: /cart\n  # kept'} />);
    await user.click(screen.getByRole('button', { name: 'Copy robots.txt' }));
    expect(await navigator.clipboard.readText()).toBe('Disallow: /cart\n  # kept');
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
  });

  it('copies a file as it is, dashes and all', async () => {
    const user = userEvent.setup();
    render(<CodeBlock label="llms.txt" code={'# Name\n- [Guide](/guide)'} />);
    await user.click(screen.getByRole('button', { name: 'Copy llms.txt' }));
    expect(await navigator.clipboard.readText()).toBe('# Name\n- [Guide](/guide)');
  });
});

describe('afterDiff', () => {
  it.each([
    ['+a', 'a'],
    ['+ a', 'a'],
    ['+  indented', ' indented'],
    ['- gone', ''],
    ['same\n-old\n+new\n', 'same\nnew\n'],
  ])('makes %j into %j', (diff, text) => {
    expect(afterDiff(diff)).toBe(text);
  });
});
