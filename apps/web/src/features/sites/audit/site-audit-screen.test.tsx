import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SiteAudit } from '@visible-ai/shared/sites/schema';
import { makeIssue } from '@visible-ai/shared/sites/testing/make-issue';
import { describe, expect, it } from 'vitest';
import { json, sentRequests } from '../../../../test/fake-server.ts';
import {
  AUDIT_ID,
  EARLIER_ID,
  makeAudit,
  makeListedAudit,
  makePage,
  makeSite,
  SITE_ID,
} from '../testing/make-site.ts';
import { type Answers, serveSites, showScreen } from '../testing/show-screen.tsx';
import { SiteAuditScreen } from './site-audit-screen.tsx';

const PATH = `/sites/${SITE_ID}/audits/${AUDIT_ID}`;
const CALL = `/api/site-audits/${AUDIT_ID}`;
const address = () => screen.getByLabelText('Address').textContent;

function open(audit: SiteAudit, { search = '', ...answers }: Answers & { search?: string } = {}) {
  const fetch = serveSites({ [`GET ${CALL}`]: audit, [`GET /api/sites/${SITE_ID}`]: makeSite(), ...answers });
  showScreen(<SiteAuditScreen siteId={SITE_ID} auditId={AUDIT_ID} />, PATH + search);
  return fetch;
}

const stream = (...events: object[]) =>
  new Response(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''));

describe('an audit that runs', () => {
  const running = makeAudit({
    status: 'running',
    score: null,
    progress: { phase: 'reading', pagesDone: 3, pagesTotal: 40 },
  });

  it('becomes its result when its stream says that it is done', async () => {
    let done = false;
    open(running, {
      [`GET ${CALL}`]: () => json(200, done ? makeAudit() : running),
      [`GET ${CALL}/events`]: () => {
        done = true;
        return stream({ type: 'completed', id: AUDIT_ID, score: 62 });
      },
    });
    expect(
      await screen.findByRole('img', { name: 'AI visibility score: 62 of 100, Needs work' }),
    ).toBeVisible();
    expect(document.title).toBe('Audit of Shop: 62 of 100 | Visible AI');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Shop' })).toHaveFocus());
  });

  it('says how far it is, and can be ended early', async () => {
    const fetch = open(running, {
      [`GET ${CALL}/events`]: () =>
        new Response(
          new ReadableStream({
            start: (controller) =>
              controller.enqueue(
                new TextEncoder().encode(
                  `data: ${JSON.stringify({ type: 'progress', progress: { phase: 'reading', pagesDone: 17, pagesTotal: 40 } })}\n\n`,
                ),
              ),
          }),
        ),
      [`POST ${CALL}/cancel`]: () => json(202, { audit_id: AUDIT_ID, status: 'running' }),
    });
    const panel = within(await screen.findByRole('region', { name: 'Audit progress' }));
    expect(await panel.findByText('17')).toBeVisible();
    expect(panel.getByText('of 40 pages')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'End it now' }));
    expect(await panel.findByText(/marked as partial/)).toBeVisible();
    expect(sentRequests(fetch).filter(({ method }) => method === 'POST')).toHaveLength(1);
  });
});

describe('an audit that has ended', () => {
  it('without a score says why', async () => {
    open(makeAudit({ status: 'failed', score: null, error: 'The website did not answer in time.' }));
    expect(await screen.findByText('This audit failed')).toBeVisible();
    expect(screen.getByText('The website did not answer in time.')).toBeVisible();
    expect(screen.getByText(/^Tried on /)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Audit again' })).toBeNull();
  });

  it('says first that a limit was reached', async () => {
    open(
      makeAudit({
        notes: ['The limit of 100 pages was reached: 12 were left out.', 'Read at three requests a second.'],
        counts: { pages: 112, read: 100, notRead: 0, left: 12, templates: 2, issues: 1 },
      }),
    );
    expect(await screen.findByRole('note')).toHaveTextContent('The limit of 100 pages was reached');
    expect(screen.getByText('How it was read: 1 note')).toBeVisible();
  });

  it('blames no limit where it was ended early', async () => {
    open(
      makeAudit({
        partial: true,
        notes: ['The audit was ended early: 17 pages had been read until then.'],
        counts: { pages: 18, read: 17, notRead: 1, left: 685, templates: 3, issues: 1 },
      }),
    );
    expect(await screen.findByText(/685 left unread\.$/)).toBeVisible();
  });

  it('says why a score stands below its cap', async () => {
    open(makeAudit({ score: 43, cap: { at: 49, because: 'robots.txt keeps PerplexityBot out' } }));
    expect(await screen.findByRole('note')).toHaveTextContent(
      'capped at 49 because robots.txt keeps PerplexityBot out. What is wrong between pages is taken off that.',
    );
  });

  it('opens an issue to its fix and to where it stands', async () => {
    open(
      makeAudit({
        issues: [makeIssue({ snippet: { label: 'robots.txt', language: 'text', code: 'Allow: /' } })],
      }),
      {
        [`GET ${CALL}/issues/broken-link/pages`]: {
          pages: [{ id: 'p1', url: 'https://shop.example/a', evidence: 'links to /gone' }],
          total: 1,
          thinned: false,
          nextCursor: null,
        },
      },
    );
    await userEvent.click(await screen.findByRole('heading', { name: '2 pages link to what is gone' }));
    expect(screen.getByRole('button', { name: 'Copy robots.txt' })).toBeVisible();
    expect(await screen.findByText('links to /gone')).toBeVisible();
    expect(screen.getByRole('link', { name: 'shop.example/a' })).toHaveAttribute(
      'href',
      `${PATH}?issue=broken-link&page=p1`,
    );
  });

  it('shows the issue that its address names, with the focus on it', async () => {
    open(
      makeAudit({
        issues: [makeIssue({ id: 'title.t1', checkId: 'title', title: 'Titles are short' }), makeIssue()],
      }),
      {
        search: '?issue=broken-link',
      },
    );
    const heading = await screen.findByRole('heading', { name: '2 pages link to what is gone' });
    await waitFor(() => expect(heading.closest('summary')).toHaveFocus());
    expect(heading.closest('details')).toHaveAttribute('open');
  });

  it('puts a fault of several templates into one row, which opens to each of them', async () => {
    const dates = (template: string, points: number) =>
      makeIssue({
        id: `dates.${template}`,
        checkId: 'dates',
        kind: 'page',
        templateId: template,
        title: 'No date',
        points,
      });
    const templates = ['t1', 't2'].map((id) => ({
      id,
      pattern: `/${id}/{slug}`,
      pages: 5,
      score: 70,
      examples: [],
    }));
    open(makeAudit({ templates, issues: [makeIssue(), dates('t1', 2), dates('t2', 1.6)] }), {
      search: '?issue=dates.t2',
    });
    const group = await screen.findByRole('heading', { level: 3, name: 'No date' });
    expect(group.closest('summary')).toHaveTextContent('4 pages of 2 templates');
    expect(group.closest('summary')).toHaveTextContent('+4 points');
    expect(screen.getByText(/^3 issues in 2 rows:/)).toBeVisible();
    const rows = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(rows).toEqual(['No date', '2 pages link to what is gone']);
    const part = screen.getByRole('heading', { level: 4, name: '/t2/{slug}' });
    await waitFor(() => expect(part.closest('summary')).toHaveFocus());
    expect(
      screen.getByRole('heading', { level: 4, name: '/t1/{slug}' }).closest('details'),
    ).not.toHaveAttribute('open');
  });

  it('tells of each agent which templates it is kept out of', async () => {
    open(makeAudit(), { search: '?view=agents' });
    const table = within(await screen.findByRole('table', { name: 'Agents that count, by template' }));
    const row = table.getByRole('row', { name: /PerplexityBot/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['Blocked', 'All', '1 page']);
  });
});

describe('the pages of an audit', () => {
  const pages = (count: number, nextCursor: string | null, from = 0) => ({
    pages: Array.from({ length: count }, (_, index) =>
      makePage({ id: `p${from + index}`, title: `Page ${from + index}` }),
    ),
    total: 150,
    nextCursor,
  });

  it('are handed out a hundred at a time, and Back goes to the hundred before', async () => {
    open(makeAudit(), {
      search: '?view=pages',
      [`GET ${CALL}/pages?sort=score`]: pages(100, 'next'),
      [`GET ${CALL}/pages?sort=score&cursor=next`]: pages(50, null, 100),
    });
    expect(await screen.findByText('1–100 of 150 pages')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('101–150 of 150 pages')).toBeVisible();
    expect(address()).toBe(`${PATH}?view=pages&part=1`);
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(51));
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  });

  it('are looked for and sorted by the server, as the address says', async () => {
    open(makeAudit(), {
      search: '?view=pages&template=t1&status=404',
      [`GET ${CALL}/pages?sort=score&template=t1&status=404`]: pages(2, null),
      [`GET ${CALL}/pages?sort=words&template=t1&status=404`]: pages(2, null, 7),
      [`GET ${CALL}/pages?sort=words&template=t1&status=404&q=kettle`]: pages(1, null, 9),
    });
    expect(await screen.findByText('1–2 of 150 pages that fit')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Words' }));
    expect(await screen.findByRole('link', { name: 'Page 7' })).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'kettle');
    expect(await screen.findByRole('link', { name: 'Page 9' })).toBeVisible();
    expect(address()).toBe(`${PATH}?view=pages&template=t1&status=404&q=kettle&sort=words`);
  });

  it('can be looked for by an issue in the words of the list', async () => {
    open(makeAudit(), {
      search: '?view=pages&check=broken-link',
      [`GET ${CALL}/pages?sort=score&check=broken-link`]: pages(2, null),
    });
    expect(await screen.findByRole('combobox', { name: 'Issue' })).toHaveDisplayValue(
      '2 pages link to what is gone',
    );
  });

  it('open one in full, and say of one that could not be read why', async () => {
    const unread = makePage({
      state: 'not-read',
      score: null,
      title: null,
      failed: [],
      reason: { because: 'robots', text: 'robots.txt keeps our reader out.' },
    });
    open(makeAudit(), {
      search: '?view=pages',
      [`GET ${CALL}/pages?sort=score`]: { pages: [unread], total: 1, nextCursor: null },
      [`GET ${CALL}/pages/p1`]: { ...unread, thinned: false, findings: [] },
    });
    await userEvent.click(await screen.findByRole('link', { name: '/products/a' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'A page that could not be checked' }));
    expect(await dialog.findByText('robots.txt keeps our reader out.')).toBeVisible();
    expect(dialog.getByText('Could not check: closed by robots.txt.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(address()).toBe(`${PATH}?view=pages`);
  });
});

it('names the dialog about a page after the page', async () => {
  open(makeAudit(), {
    search: '?view=pages&page=p1',
    [`GET ${CALL}/pages?sort=score`]: { pages: [makePage()], total: 1, nextCursor: null },
    [`GET ${CALL}/pages/p1`]: { ...makePage({ title: 'متجر القهوة' }), thinned: false, findings: [] },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'متجر القهوة' }));
  expect(dialog.getByText('متجر القهوة')).toHaveAttribute('dir', 'auto');
});

describe('what changed', () => {
  const compared = { checkId: 'title', templateId: 't1', pages: 3, title: 'Titles are short' };

  it('says what is fixed, new and still there since the audit before', async () => {
    open(makeAudit({ previous: { id: EARLIER_ID, score: 44 } }), {
      search: '?view=changes',
      [`GET /api/sites/${SITE_ID}/audits`]: {
        audits: [makeListedAudit(), makeListedAudit({ id: EARLIER_ID, score: 44 })],
        nextCursor: null,
      },
      [`GET ${CALL}/compare?with=${EARLIER_ID}`]: {
        with: { id: EARLIER_ID, createdAt: '2026-11-10T10:00:00.000Z', score: 44 },
        fixed: [{ ...compared, checkId: 'broken-link', templateId: null, title: 'Links lead nowhere' }],
        new: [],
        still: [{ ...compared, before: 9 }],
        pagesAdded: ['https://shop.example/new'],
        pagesGone: [],
        scoreChange: 18,
      },
    });
    expect(await screen.findByText('44 → 62')).toBeVisible();
    const fixed = within(screen.getByRole('region', { name: 'Fixed (1)' }));
    expect(fixed.getByText('Links lead nowhere')).toBeVisible();
    expect(screen.getByRole('region', { name: 'New (0)' })).toHaveTextContent('Nothing new has come up.');
    expect(screen.getByRole('region', { name: 'Still there (1)' })).toHaveTextContent(
      'On 3 pages of /products/*, before on 9',
    );
    expect(screen.getByText('shop.example/new')).toBeVisible();
  });

  it('puts a fault of several templates into one row, as the list of issues does', async () => {
    const still = [
      { ...compared, before: 9 },
      { ...compared, checkId: 'dates', title: 'No date', before: 3 },
      { ...compared, templateId: 't2', pages: 1, before: 2 },
    ];
    open(makeAudit({ previous: { id: EARLIER_ID, score: 44 } }), {
      search: '?view=changes',
      [`GET /api/sites/${SITE_ID}/audits`]: { audits: [makeListedAudit()], nextCursor: null },
      [`GET ${CALL}/compare?with=${EARLIER_ID}`]: {
        with: { id: EARLIER_ID, createdAt: '2026-11-10T10:00:00.000Z', score: 44 },
        ...{ fixed: [], new: [], still, pagesAdded: [], pagesGone: [], scoreChange: 18 },
      },
    });
    const region = within(await screen.findByRole('region', { name: 'Still there (3)' }));
    expect(
      region.getByText('3 issues in 2 rows: an issue that several templates share is one row.'),
    ).toBeVisible();
    expect(region.getAllByText('Titles are short')).toHaveLength(1);
    const summary = region.getByText(/On 4 pages of 2 templates, before on 11/);
    const folded = summary.closest('details');
    expect(folded).not.toHaveAttribute('open');
    await userEvent.click(summary);
    const templates = within(folded ?? document.body).getAllByRole('listitem');
    expect(templates.map(({ textContent }) => textContent)).toEqual([
      'On 3 pages of /products/*, before on 9',
      'On 1 page of /, before on 2',
    ]);
  });

  it('says that the scores are not about the same pages, unless pages came or went', async () => {
    const now = makeAudit({ previous: { id: EARLIER_ID, score: 44 } });
    const then = makeListedAudit({ id: EARLIER_ID, score: 44, counts: { pages: 4, issues: 2 } });
    open(
      { ...now, counts: { ...now.counts, pages: 9 } },
      {
        search: '?view=changes',
        [`GET /api/sites/${SITE_ID}/audits`]: { audits: [makeListedAudit(), then], nextCursor: null },
        [`GET ${CALL}/compare?with=${EARLIER_ID}`]: {
          with: { id: EARLIER_ID, createdAt: '2026-11-10T10:00:00.000Z', score: 44 },
          ...{ fixed: [], new: [], still: [], pagesAdded: [], pagesGone: [], scoreChange: 18 },
        },
      },
    );
    expect(
      await screen.findByText('Then it was 4 pages, this time 9: the scores are not about the same pages.'),
    ).toBeVisible();
  });

  it('has nothing to say of a first audit', async () => {
    open(makeAudit(), { search: '?view=changes' });
    expect(await screen.findByText(/This is the first audit of the site/)).toBeVisible();
  });
});
