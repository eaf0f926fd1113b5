import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { json, sentRequests } from '../../../../test/fake-server.ts';
import { makeUser } from '../../../../test/make-user.ts';
import { makeSite, SITE_ID } from '../../sites/testing/make-site.ts';
import { type Answers, serveSites, showScreen } from '../../sites/testing/show-screen.tsx';
import { SiteAnalytics } from '../site-analytics.tsx';
import {
  EARLIER_RUN,
  makeCounts,
  makePanel,
  makeRate,
  makeRun,
  makeSetup,
  makeSummary,
  RUN_ID,
} from '../testing/make-answers.ts';

const CALL = `/api/sites/${SITE_ID}/answers`;
const user = makeUser({ subscription: { status: 'active', plan: null, credits: null } });
const estimate = { calls: 20, canaryCalls: 0, lowUsd: 0.2, highUsd: 1.1, leftThisMonthUsd: 18.5 };
const runs = (...some: ReturnType<typeof makeRun>[]) => ({ runs: some, nextCursor: null });

function open(answers: Answers = {}, setup = makeSetup(), query = '') {
  const fetch = serveSites({
    [`GET ${CALL}/panel`]: makePanel(),
    [`GET ${CALL}/runs`]: runs(makeRun()),
    [`GET ${CALL}/summary`]: makeSummary(),
    [`POST ${CALL}/estimate`]: estimate,
    ...answers,
  });
  showScreen(
    <SiteAnalytics
      user={user}
      site={makeSite()}
      oneOfMany={false}
      setup={setup}
      part="overview"
      answer={null}
    />,
    `/analytics/${SITE_ID}${query}`,
  );
  return fetch;
}

describe('the overview of what engines say', () => {
  it('gives each figure with its numbers and its band, and says how it is counted', async () => {
    open();
    const figure = (await screen.findByRole('heading', { name: 'Named in' })).parentElement;
    expect(figure).toHaveTextContent('40%');
    expect(figure).toHaveTextContent('16 of 40 answers');
    expect(figure).toHaveTextContent('Most likely between 30% and 50%');
    expect(screen.getAllByRole('button', { name: /^How this is counted/ })).toHaveLength(4);
    expect(
      screen.getByText(/^From 6 of 20 on .* \(20% to 40%\) to 10 of 20 on .*, in 2 runs\.$/),
    ).toBeVisible();
  });

  it('says nothing to count yet of 0 of 0, and gives no percentage of a few', async () => {
    const few = makeRate(1, 3, { low: 0.06, high: 0.79 });
    open({
      [`GET ${CALL}/summary`]: makeSummary({ mention: makeRate(0, 0), citation: few, firstNamed: few }),
    });
    const named = (await screen.findByRole('heading', { name: 'Named in' })).parentElement;
    expect(named).toHaveTextContent('Nothing to count yet');
    expect(named).not.toHaveTextContent('Most likely');
    const cited = screen.getByRole('heading', { name: 'Cited in' }).parentElement;
    expect(cited).toHaveTextContent('1 of 3 answers');
    expect(cited).toHaveTextContent('anywhere from 6% to 79%');
    expect(cited).not.toHaveTextContent('33%');
  });

  it('says a change plainly, or that none can be told and what it would take', async () => {
    open({
      [`GET ${CALL}/summary`]: makeSummary({
        change: {
          runId: RUN_ID,
          previousRunId: RUN_ID,
          mention: { diff: 0.12, low: 0.03, high: 0.21, verdict: 'up', needed: null },
          citation: { diff: 0.02, low: -0.1, high: 0.14, verdict: 'none-detectable', needed: 900 },
        },
      }),
    });
    expect(await screen.findByText('up by 12 points (most likely 3 to 21).')).toBeVisible();
    expect(screen.getByText(/^no detectable change; .* each run would need 900 answers\.$/)).toBeVisible();
  });

  it('shows what failed as what it is, by a word each', async () => {
    open({
      [`GET ${CALL}/summary`]: makeSummary({
        samples: makeCounts({
          ok: 4,
          no_search: 1,
          truncated: 2,
          refused: 3,
          tool_error: 5,
          http_error: 6,
          over_budget: 7,
        }),
      }),
    });
    const part = within(await screen.findByRole('region', { name: 'What came of the questions' }));
    expect(part.getAllByRole('listitem').map(({ textContent }) => textContent?.split(':')[0])).toEqual([
      '4Answered',
      '1No search',
      '2Cut off',
      '3Refused',
      '5Search failed',
      '6No answer',
      '7Not asked',
    ]);
  });

  it('marks where an engine changed, in the chart and in its table', async () => {
    const [first, second] = makeSummary().series;
    if (!first || !second) throw new Error('two runs are drawn');
    open({ [`GET ${CALL}/summary`]: makeSummary({ series: [first, { ...second, break: 'canary' }] }) });
    expect(await screen.findByText(/An engine changed in between/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
    const rows = within(screen.getByRole('table', { name: 'Named over time' })).getAllByRole('row');
    expect(rows[1]).toHaveTextContent('The engine changed');
    expect(rows[2]).not.toHaveTextContent('The engine changed');
  });

  it('names a change of the engine once and the day in the middle where a year of runs is drawn', async () => {
    const [first] = makeSummary().series;
    if (!first) throw new Error('A run is drawn');
    const series = Array.from({ length: 47 }, (_, week) => ({
      ...first,
      at: new Date(Date.parse('2026-01-01T12:00:00.000Z') + week * 7 * 86_400_000).toISOString(),
      break: week === 10 || week === 14 ? ('model' as const) : null,
    }));
    open({ [`GET ${CALL}/summary`]: makeSummary({ series }) });
    expect(await screen.findByText('Jun 11, 2026')).toBeInTheDocument();
    const marks = [...document.querySelectorAll('[data-break]')].map((mark) => mark.textContent);
    expect(marks).toEqual(['The engine changed', '']);
  });

  it('begins a run only after calls and money were said', async () => {
    const fetch = open({
      [`POST ${CALL}/runs`]: () => json(202, { run_id: RUN_ID, status: 'running', estimate }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ask the engines' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask about Shop?' }));
    expect(await dialog.findByText(/from \$0\.20 to \$1\.10/)).toBeVisible();
    expect(dialog.getByText('One run: 20 calls')).toBeVisible();
    const started = () =>
      sentRequests(fetch).filter(({ address, method }) => method === 'POST' && address.endsWith('/runs'));
    expect(started()).toHaveLength(0);
    await userEvent.click(dialog.getByRole('button', { name: 'Ask now' }));
    await waitFor(() => expect(started()).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('lets no run begin where nothing is left of the budget', async () => {
    open({ [`POST ${CALL}/estimate`]: { ...estimate, leftThisMonthUsd: 0 } });
    await userEvent.click(await screen.findByRole('button', { name: 'Ask the engines' }));
    expect(await screen.findByText(/^Nothing is left this month/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ask now' })).toBeDisabled();
  });

  it('follows a run that is under way, and ends it when asked to', async () => {
    const running = makeRun({
      status: 'running',
      completedAt: null,
      counts: makeCounts({ ok: 6, refused: 1 }),
      progress: { done: 7, total: 20 },
    });
    const fetch = open({
      [`GET ${CALL}/runs`]: runs(running),
      [`POST /api/answer-runs/${RUN_ID}/cancel`]: () => json(202, { run_id: RUN_ID, status: 'cancelled' }),
    });
    const part = within(await screen.findByRole('region', { name: 'Run under way' }));
    expect(part.getByRole('progressbar', { name: 'Questions asked' })).toHaveAttribute('aria-valuenow', '7');
    expect(part.getByText('Refused 1')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ask the engines' })).toBeNull();
    await userEvent.click(part.getByRole('button', { name: 'End it now' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'End this run?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'End it now' }));
    await waitFor(() =>
      expect(sentRequests(fetch).some(({ address }) => address.endsWith('/cancel'))).toBe(true),
    );
  });

  it.each([
    ['nothing is set up', { prompts: [], entities: [], version: 0 }, 'Nothing is asked yet', 'Set it up'],
    ['there was no run', {}, 'No run yet', 'Ask the engines'],
  ])('says what to do while %s', async (_, panel, title, action) => {
    open({ [`GET ${CALL}/panel`]: makePanel(panel), [`GET ${CALL}/runs`]: runs() });
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(action)).toBeVisible();
  });

  it('makes no figure of a run in which everything failed', async () => {
    open({
      [`GET ${CALL}/runs`]: runs(
        makeRun({ status: 'failed', counts: makeCounts({ http_error: 20 }), error: 'No engine answered.' }),
      ),
    });
    expect(await screen.findByText('The last run brought no answer that can be counted')).toBeVisible();
    expect(screen.getAllByText('No engine answered.')[0]).toBeVisible();
  });

  it('says who paused it, and names simulated engines as such', async () => {
    const simulated = makeSetup().engines.map((engine) => ({ ...engine, simulated: engine.id === 'openai' }));
    open({}, makeSetup({ paused: true, engines: simulated }));
    expect(await screen.findByText('Paused by the operator.')).toBeVisible();
    expect(screen.getByText(/ChatGPT is played by a program on this machine/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Ask the engines' })).toBeDisabled();
    expect(await screen.findByRole('rowheader', { name: /^ChatGPT\s*Simulated$/ })).toBeVisible();
  });

  it('lets what its owner paused go on', async () => {
    const fetch = open({
      [`GET ${CALL}/panel`]: makePanel({ paused: true }),
      [`PUT ${CALL}/pause`]: () => json(200, makePanel()),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Resume asking' }));
    expect(await screen.findByRole('button', { name: 'Pause asking' })).toBeVisible();
    expect(sentRequests(fetch).find(({ method }) => method === 'PUT')?.body).toBe('{"paused":false}');
  });

  it('says no share of voice where there is no competitor', async () => {
    const all = { value: 1, ours: 6, all: 6, low: 1, high: 1 };
    open({ [`GET ${CALL}/summary`]: makeSummary({ competitors: [], shareOfVoice: all }) });
    const share = (await screen.findByRole('heading', { name: 'Share of voice' })).parentElement;
    expect(share).toHaveTextContent('No competitor is set up');
    expect(share).not.toHaveTextContent('6 of 6');
  });

  it('takes the report of a month along, of the one that a mail led to at first', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    URL.createObjectURL = () => 'blob:file';
    URL.revokeObjectURL = () => undefined;
    const scrolled = vi.fn();
    Element.prototype.scrollIntoView = scrolled;
    const early = makeRun({ id: EARLIER_RUN, createdAt: '2026-10-31T23:30:00.000Z' });
    const fetch = open(
      {
        [`GET ${CALL}/runs`]: runs(makeRun(), early),
        [`GET ${CALL}/report`]: () => new Response('%PDF-1.7'),
      },
      makeSetup(),
      '?report=2026-09',
    );
    await screen.findByRole('heading', { name: 'Named in' });
    const form = within(screen.getByRole('form', { name: 'Monthly report' }));
    const months = form.getByRole('combobox', { name: 'Monthly report' });
    const named = within(months).getAllByRole('option');
    expect(named.map(({ textContent }) => textContent)).toEqual([
      ...['November 2026', 'October 2026', 'September 2026'],
    ]);
    expect(months).toHaveDisplayValue('September 2026');
    expect(scrolled).toHaveBeenCalled();
    await userEvent.selectOptions(months, 'October 2026');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Sheet' }), 'US Letter');
    await userEvent.click(form.getByRole('button', { name: 'Download as PDF' }));
    await waitFor(() => expect(saved).toEqual([`answers-${makeSite().name}-2026-10.pdf`]));
    const asked = sentRequests(fetch).find(({ address }) => address.includes('/report'));
    expect(asked?.address).toBe(`${CALL}/report?month=2026-10&paper=letter`);
  });

  it('says of a run under way that it rests while asking is paused', async () => {
    open({
      [`GET ${CALL}/panel`]: makePanel({ paused: true }),
      [`GET ${CALL}/runs`]: runs(makeRun({ status: 'running', progress: { done: 8, total: 20 } })),
    });
    expect(await screen.findByRole('heading', { name: 'This run is paused' })).toBeVisible();
    expect(screen.getByText(/What was answered by now is kept\. The rest is asked when/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Resume asking' })).toBeVisible();
    expect(screen.queryByText('Under way')).not.toBeInTheDocument();
  });
});
