import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Hosting } from '@visible-ai/shared/hosting/schema';
import { describe, expect, it, vi } from 'vitest';
import { json, sentRequests } from '../../../test/fake-server.ts';
import { makeUser } from '../../../test/make-user.ts';
import { SITE_ID } from '../sites/testing/make-site.ts';
import { type Answers, serveSites, showScreen } from '../sites/testing/show-screen.tsx';
import { SiteHosting } from './site-hosting.tsx';
import {
  BASE,
  CONTENT_ID,
  makeContent,
  makeHostedFile,
  makeHosting,
  makeRefresh,
  makeSiteFile,
} from './testing/make-hosting.ts';

const CALL = `/api/sites/${SITE_ID}/hosting`;
const active = makeUser({ subscription: { status: 'active', plan: null, credits: null } });
const snippets = [
  { target: 'nginx', label: 'nginx', language: 'nginx', code: '# in the server block\nproxy_pass x;\n' },
  { target: 'caddy', label: 'Caddy', language: 'caddy', code: '# in the Caddyfile\nreverse_proxy x\n' },
];

interface Opened {
  files?: Parameters<typeof SiteHosting>[0]['files'];
  user?: typeof active;
  answers?: Answers;
}

function open(hosting: Hosting | Response, { files, user = active, answers = {} }: Opened = {}) {
  const onOpen = vi.fn();
  const onDownload = vi.fn();
  const fetch = serveSites({
    [`GET ${CALL}`]: hosting instanceof Response ? () => hosting.clone() : hosting,
    [`GET ${CALL}/snippets`]: { snippets },
    'GET /api/auth/trial-request': { request: null },
    ...answers,
  });
  showScreen(
    <SiteHosting
      siteId={SITE_ID}
      user={user}
      files={files ?? [makeSiteFile(makeContent())]}
      onOpen={onOpen}
      onDownload={onDownload}
    />,
    `/sites/${SITE_ID}/files`,
  );
  return { onOpen, onDownload, sent: () => sentRequests(fetch).filter(({ method }) => method !== 'GET') };
}

const file = (name: string) => screen.findByRole('listitem', { name });

describe('the files of a site', () => {
  it('that are not written yet have one thing to do, with the domain filled in', async () => {
    open(makeHosting({ files: [] }), { files: [makeSiteFile()] });
    const row = within(await file('llms.txt'));
    expect(row.getByText('Not written yet')).toBeVisible();
    expect(row.getByRole('link')).toHaveAttribute('href', '/content/llms-txt?domain=shop.example');
    expect(row.queryByRole('button')).toBeNull();
  });

  it('say in a sentence what hosting does and never does, and are hosted at a press', async () => {
    const { sent } = open(makeHosting({ base: null, files: [] }), {
      answers: { [`POST ${CALL}`]: () => json(201, makeHosting({ files: [] })) },
    });
    expect(await screen.findByText(/robots\.txt is never published automatically\.$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Publish llms.txt' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Switch hosting on' }));
    expect(await screen.findByRole('button', { name: 'Publish llms.txt' })).toBeVisible();
    expect(sent()).toMatchObject([{ method: 'POST', address: CALL }]);
  });

  it('are published as they are kept, with their address to copy and the code for the domain', async () => {
    const { sent } = open(makeHosting({ files: [] }), {
      answers: { [`POST ${CALL}/publish`]: makeHosting() },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Publish llms.txt' }));
    const item = await file('llms.txt');
    const row = within(item);
    expect(await row.findByText('Published')).toBeVisible();
    expect(item).toHaveTextContent(/Version 3, 1\.2 kB, published Nov 20, 2026, \d+:00 [AP]M [A-Z]{3}/);
    expect(row.getByRole('button', { name: `Copy the address ${BASE}llms.txt` })).toBeVisible();
    expect(row.getByText('Not checked yet')).toBeVisible();
    expect(await screen.findByText('# in the server block')).toBeVisible();
    expect(JSON.parse(String(sent()[0]?.body))).toEqual({ contentId: CONTENT_ID });
  });

  it('remember what the site runs on', async () => {
    open(makeHosting());
    await userEvent.selectOptions(await screen.findByLabelText('Your site runs on'), 'caddy');
    expect(screen.getByText('# in the Caddyfile')).toBeVisible();
    expect(localStorage.getItem('hosting_target')).toBe('caddy');
  });

  it('have beside them how they get onto a platform by hand, which is remembered for all of them', async () => {
    open(makeHosting({ base: null, files: [] }), {
      user: makeUser(),
      files: [makeSiteFile(makeContent()), makeSiteFile(makeContent({ content_type: 'robots_txt' }))],
    });
    const llms = within(await file('llms.txt'));
    await userEvent.click(llms.getByText('Put it there by hand'));
    await userEvent.selectOptions(llms.getByLabelText('Your site is made with'), 'squarespace');
    const robots = within(await file('robots.txt'));
    await userEvent.click(robots.getByText('Put it there by hand'));
    expect(robots.getByText('Has no place for it')).toBeVisible();
    expect(robots.getByRole('list', { name: 'robots.txt on Squarespace' })).toHaveTextContent(
      'Squarespace writes robots.txt itself',
    );
  });

  it('say that they were changed since, and publish this version', async () => {
    const { sent } = open(makeHosting({ files: [makeHostedFile({ newer: true })] }), {
      answers: { [`POST ${CALL}/publish`]: makeHosting({ files: [makeHostedFile({ version: 4 })] }) },
    });
    const row = within(await file('llms.txt'));
    expect(row.getByText('Changed since it was published')).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: 'Publish this version of llms.txt' }));
    expect(await row.findByText(/^Version 4,/)).toBeVisible();
    expect(sent()).toHaveLength(1);
  });

  it('count as changed when a newer one was written in place of what is published', async () => {
    open(makeHosting(), {
      files: [makeSiteFile(makeContent({ id: '00000000-0000-4000-8000-0000000000c2' }))],
    });
    expect(await screen.findByText('Changed since it was published')).toBeVisible();
  });

  it('publish robots.txt only after a dialog that says what it decides', async () => {
    const robots = makeSiteFile(makeContent({ content_type: 'robots_txt' }));
    const { sent } = open(makeHosting({ files: [] }), {
      files: [robots],
      answers: { [`POST ${CALL}/publish`]: makeHosting({ files: [makeHostedFile({ kind: 'robots_txt' })] }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Publish robots.txt' }));
    expect(sent()).toEqual([]);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Publish robots.txt?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Publish robots.txt' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it('are compared with what the domain serves: same, something else with what it is, or why not', async () => {
    const at = '2026-11-21T10:00:00.000Z';
    const checked = makeHosting({
      files: [
        makeHostedFile({ checkedAt: at, same: true }),
        makeHostedFile({ file: 'robots.txt', kind: 'robots_txt', checkedAt: at, same: false }),
      ],
    });
    let hosting = makeHosting({
      files: [makeHostedFile(), makeHostedFile({ file: 'robots.txt', kind: 'robots_txt' })],
    });
    open(json(200, null), {
      files: [makeSiteFile(makeContent()), makeSiteFile(makeContent({ content_type: 'robots_txt' }))],
      answers: {
        [`GET ${CALL}`]: () => json(200, hosting),
        [`POST ${CALL}/check`]: () => {
          hosting = checked;
          const url = 'https://shop.example/robots.txt';
          return json(200, {
            files: [
              { file: 'llms.txt', url: 'https://shop.example/llms.txt', same: true, reason: null },
              { file: 'robots.txt', url, same: false, reason: 'It answers 404' },
            ],
          });
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Check my domain' }));
    expect(await within(await file('llms.txt')).findByText('On your domain')).toBeVisible();
    expect(await file('robots.txt')).toHaveTextContent(
      /Not on your domainIt answers 404\. Checked Nov 21, 2026, .* Asked for https:\/\/shop\.example\/robots\.txt/,
    );
  });

  it('are taken back after a dialog, and hosting is switched off after another', async () => {
    const { sent } = open(makeHosting(), {
      answers: {
        [`POST ${CALL}/unpublish`]: makeHosting({ files: [] }),
        [`DELETE ${CALL}`]: () => new Response(null, { status: 204 }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Unpublish llms.txt' }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Unpublish llms.txt?' }));
    await userEvent.click(asked.getByRole('button', { name: 'Unpublish llms.txt' }));
    expect(await screen.findByRole('button', { name: 'Publish llms.txt' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Switch hosting off' }));
    const off = within(await screen.findByRole('alertdialog', { name: 'Switch hosting off?' }));
    await userEvent.click(off.getByRole('button', { name: 'Switch hosting off' }));
    expect(await screen.findByText('Hosting is switched off')).toBeVisible();
    expect(sent().map(({ method }) => method)).toEqual(['POST', 'DELETE']);
  });

  it('are denied hosting without a plan in plain words, and can be opened and downloaded', async () => {
    const { onOpen, onDownload } = open(makeHosting({ base: null, files: [] }), { user: makeUser() });
    expect(await screen.findByText('Hosted files are part of our plans')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Switch hosting on' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Download llms.txt' }));
    await userEvent.click(screen.getByRole('button', { name: 'Open llms.txt' }));
    expect(onDownload).toHaveBeenCalledTimes(1);
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  it('stay as they are when the server refuses, and say why', async () => {
    open(makeHosting({ files: [] }), {
      answers: {
        [`POST ${CALL}/publish`]: () => json(422, { error: 'This file is empty.', code: 'unprocessable' }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Publish llms.txt' }));
    expect(await screen.findByText('This file is empty.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Publish llms.txt' })).toBeEnabled();
  });

  it('can be asked for again when they could not be loaded', async () => {
    open(json(500, { error: 'Out of order', code: 'internal' }));
    expect(await screen.findByText('The files of this site could not be loaded')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('keeping the files of a site fresh', () => {
  it('saves a schedule of weeks or months, never of days', async () => {
    const { sent } = open(makeHosting(), {
      answers: { [`PUT ${CALL}`]: (body: unknown) => json(200, Object.assign(makeHosting(), body)) },
    });
    await userEvent.click(await screen.findByRole('radio', { name: 'Every week' }));
    expect(screen.queryByRole('radio', { name: 'Every day' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Save the schedule' }));
    expect(await screen.findByText('The schedule is saved')).toBeVisible();
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(JSON.parse(String(sent()[0]?.body))).toEqual({
      schedule: { every: 'weekly', hour: 6, timeZone },
    });
  });

  it('publishes additions by itself only when it is told to, robots.txt excepted', async () => {
    const { sent } = open(makeHosting(), {
      answers: { [`PUT ${CALL}`]: makeHosting({ additions: true }) },
    });
    const additions = await screen.findByRole('switch', { name: 'Publish additions automatically' });
    expect(additions).not.toBeChecked();
    expect(additions).toHaveAccessibleDescription(/waits for you, and robots\.txt always does\.$/);
    await userEvent.click(additions);
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(JSON.parse(String(sent()[0]?.body))).toEqual({ additions: true });
    expect(additions).toBeChecked();
  });

  it('reads the site again at a press, says that it reads, and lists what came of it', async () => {
    const { before: _, after: __, ...listed } = makeRefresh();
    const reading = { ...listed, status: 'reading' as const };
    open(makeHosting(), {
      answers: {
        [`POST ${CALL}/refresh`]: () => {
          return json(202, makeHosting({ refreshes: [reading, { ...listed, id: SITE_ID }] }));
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Read the site again now' }));
    expect(await screen.findByText(/^1 file to go\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Read the site again now' })).toBeDisabled();
    expect(screen.getByText(/2 lines added, 1 removed$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See what would change in llms.txt' })).toHaveAttribute(
      'href',
      `/sites/${SITE_ID}/files/refreshes/${SITE_ID}`,
    );
  });

  it('lists in one row the files of a reading in which nothing changed, and folds what is old', async () => {
    const { before: _, after: __, ...listed } = makeRefresh();
    const readings = Array.from({ length: 7 }, (_, week) => `2026-11-0${7 - week}T06:00:00.000Z`);
    const refreshes = readings.flatMap((createdAt, week) =>
      (['llms_txt', 'robots_txt'] as const).map((kind) => ({
        ...listed,
        id: `00000000-0000-4000-8000-00000000000${week}`.replace(
          '8000',
          kind === 'llms_txt' ? '8001' : '8002',
        ),
        kind,
        createdAt,
        status: kind === 'llms_txt' && week === 6 ? ('waiting' as const) : ('unchanged' as const),
      })),
    );
    open(makeHosting({ refreshes }));
    const list = await screen.findByRole('list', { name: 'What reading the site again has brought' });
    const rows = within(list).getAllByRole('listitem');
    expect(rows).toHaveLength(6);
    expect(rows[0]).toHaveTextContent('llms.txt and robots.txtNothing changedNov 7, 2026');
    // What waits for a decision is never folded.
    expect(rows[5]).toHaveTextContent('llms.txtWaits for youNov 1, 2026');
    expect(screen.getByText('2 older results')).toBeVisible();
    expect(
      within(screen.getByRole('list', { name: 'Older results', hidden: true })).getAllByRole('listitem', {
        hidden: true,
      }),
    ).toHaveLength(2);
  });
});
