import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Progress } from './progress.tsx';
import { ScoreRing } from './score-ring.tsx';

describe('ScoreRing', () => {
  it('says its score and its word', () => {
    render(<ScoreRing score={63} word="Needs work" label="Visibility" tone="middling" />);
    expect(screen.getByRole('img', { name: 'Visibility: 63 of 100, Needs work' })).toHaveTextContent('63');
  });

  it('does not pretend to a score it does not have', () => {
    render(<ScoreRing score={null} label="Speed" tone="neutral" />);
    expect(screen.getByRole('img', { name: 'Speed: no data' })).not.toHaveTextContent('0');
  });

  it('counts up to its number', async () => {
    render(<ScoreRing score={92} label="Visibility" tone="good" animate />);
    expect(screen.getByRole('img')).toHaveTextContent(/^0/);
    await waitFor(() => expect(screen.getByRole('img')).toHaveTextContent('92'));
  });

  it('is complete at once where less motion is asked for', () => {
    const query = Object.assign(window.matchMedia('(prefers-reduced-motion: reduce)'), { matches: true });
    vi.spyOn(window, 'matchMedia').mockReturnValue(query);
    render(<ScoreRing score={92} label="Visibility" tone="good" animate />);
    expect(screen.getByRole('img')).toHaveTextContent('92');
  });
});

describe('Progress', () => {
  it('tells its value, and never draws more than the whole', () => {
    render(<Progress label="Analysis" value={12} max={10} />);
    const bar = screen.getByRole('progressbar', { name: 'Analysis' });
    expect(bar).toHaveAttribute('aria-valuemax', '10');
    expect(bar.firstElementChild).toHaveStyle({ width: '100%' });
  });
});
