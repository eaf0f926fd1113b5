import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { ChartEvent, ScorePoint } from './place-scores.ts';
import { ScoreChart } from './score-chart.tsx';

const points: ScorePoint[] = [
  { at: '2026-11-01T10:00:00.000Z', score: 44, to: '/first' },
  { at: '2026-11-08T10:00:00.000Z', score: 62, to: '/second' },
  { at: '2026-11-15T10:00:00.000Z', score: 61, event: 'robots.txt changed' },
];

const show = (shown: ScorePoint[], events: ChartEvent[] = []) =>
  render(
    <MemoryRouter>
      <ScoreChart label="Score over time" points={shown} events={events} />
    </MemoryRouter>,
  );

describe('the chart of scores', () => {
  it('says in words from where to where the line goes', () => {
    show(points);
    expect(screen.getByText(/From 44 on .* to 61 of 100 on .*, in 3 audits\./)).toBeVisible();
  });

  it('names the day once if all audits were on one', () => {
    show(points.map((point, hour) => ({ ...point, at: `2026-11-01T1${hour}:00:00.000Z` })));
    expect(screen.getByText('From 44 to 61 of 100, in 3 audits on Nov 1, 2026.')).toBeVisible();
  });

  it('labels a change that is large, not one of a point', () => {
    const { container } = show(points);
    const labels = [...container.querySelectorAll('span.rounded-full')].flatMap(
      (mark) => mark.textContent || [],
    );
    expect(labels).toEqual(['+18']);
  });

  it('marks what happened besides an audit, and names it where there is room', () => {
    const event = 'robots.txt changed';
    const { container } = show([...points, { at: '2026-11-16T10:00:00.000Z', score: 60, event }]);
    const marks = [...container.querySelectorAll('[data-event]')].map((mark) => mark.textContent);
    expect(marks).toEqual(['', event]);
  });

  it('is a table at a press, newest first, with a way to each audit', async () => {
    show(points);
    expect(screen.queryByRole('table')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/robots\.txt changed61−1$/),
      expect.stringMatching(/62\+18$/),
      expect.stringMatching(/44First audit$/),
    ]);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/second',
      '/first',
    ]);
  });

  it('goes on to what happened after the last audit, the events of a day as one, and has all of them in its table', async () => {
    const published = { at: '2026-11-17T09:00:00.000Z', text: 'llms.txt published, version 1' };
    const came = { at: '2026-11-17T12:00:00.000Z', text: 'First visit of OAI-SearchBot after a fix' };
    const before = { at: '2026-10-01T12:00:00.000Z', text: 'Before the first audit' };
    const { container } = show(points, [came, before, published]);
    const marks = [...container.querySelectorAll<HTMLElement>('[data-event]')];
    expect(marks.map((mark) => mark.textContent)).toEqual(['', 'llms.txt published, version 1 and 1 more']);
    expect(Number.parseFloat(marks.at(-1)?.style.left ?? '')).toBeGreaterThan(90);
    expect(screen.getByText('Nov 17, 2026')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
    const [newest] = screen.getAllByRole('row').slice(1);
    expect(newest).toHaveTextContent(/First visit of OAI-SearchBot after a fix$/);
    expect(screen.getByText('Before the first audit')).toBeVisible();
  });

  it('has something to say of a single audit', () => {
    show(points.slice(0, 1));
    expect(screen.getByText(/^One audit, on .*: 44 of 100\.$/)).toBeVisible();
  });
});
