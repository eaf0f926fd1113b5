import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { AnalysisFailed } from './analysis-failed.tsx';

function show(url: string, code: string | null) {
  const onRetry = vi.fn();
  render(<AnalysisFailed run={{ state: 'failed', url, code, message: 'Refused.' }} onRetry={onRetry} />);
  return onRetry;
}

const names = () => screen.getAllByRole('button').map((button) => button.textContent);

describe('an audit that failed', () => {
  it('has no score, not one of nothing', () => {
    show('https://a.example/', 'target_http_error');
    expect(screen.getByRole('img', { name: 'Score: Could not be checked' })).toBeVisible();
    expect(screen.getByText('Could not be checked')).toBeVisible();
  });

  it('has the focus, which the title of the running audit had', () => {
    show('https://a.example/', null);
    expect(screen.getByRole('heading', { name: 'Analysis Failed' })).toHaveFocus();
  });

  it.each(['target_unreachable', 'target_timeout'])('offers http where https came to %s', async (code) => {
    const onRetry = show('https://a.example/shop?x=1', code);
    await userEvent.click(screen.getByRole('button', { name: 'Try http instead' }));
    expect(onRetry).toHaveBeenCalledExactlyOnceWith('http://a.example/shop?x=1');
  });

  it.each([
    ['https://a.example/', 'target_http_error'],
    ['https://a.example/', 'target_not_found'],
    ['https://a.example/', null],
    ['http://a.example/', 'target_unreachable'],
  ])('asks %s again after %s, and nothing else', async (url, code) => {
    const onRetry = show(url, code);
    expect(names()).toEqual(['Try again']);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledExactlyOnceWith(url);
  });
});
