import { act, render, screen } from '@testing-library/react';
import type { JobProgress } from '@visible-ai/shared/content/schema';
import { expect, it, vi } from 'vitest';
import { jobList } from './job-list.ts';
import { ProgressCard } from './progress-card.tsx';

const reading = (pagesDone: number): JobProgress => ({ phase: 'crawling', pagesDone, pagesTotal: 40 });

it('tells screen readers what a job is doing, but not each page of it', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  jobList.open('ann');
  render(<ProgressCard />);
  act(() =>
    jobList.add({
      ...{ id: 'one', type: 'llms_txt', domain: 'shop.example', status: 'running' },
      ...{ startedAt: new Date().toISOString(), completedAt: null, error: null, result: null },
      ...{ progress: null, cached: false, hidden: false },
    }),
  );
  const said = screen.getByRole('status');
  expect(said).toHaveTextContent('llms.txt for shop.example: Starting');
  act(() => jobList.change('one', { progress: reading(3) }));
  expect(said).toHaveTextContent('llms.txt for shop.example: Reading the pages');
  act(() => jobList.change('one', { progress: reading(4) }));
  expect(said.textContent).toBe('llms.txt for shop.example: Reading the pages');
});
