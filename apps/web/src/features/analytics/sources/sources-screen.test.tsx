import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { json, sentRequests } from '../../../../test/fake-server.ts';
import { makeUser } from '../../../../test/make-user.ts';
import { makeSite, SITE_ID } from '../../sites/testing/make-site.ts';
import { serveSites, showScreen } from '../../sites/testing/show-screen.tsx';
import { SiteAnalytics } from '../site-analytics.tsx';
import { makePanel, makeRun, makeSetup } from '../testing/make-answers.ts';

const CALL = `/api/sites/${SITE_ID}/answers`;
const user = makeUser({ subscription: { status: 'active', plan: null, credits: null } });
const sources = [
  {
    host: 'rival.example',
    entityId: 'them',
    cited: 9,
    retrieved: 3,
    samples: 20,
    pages: [{ url: 'https://rival.example/lofts', cited: 9 }],
  },
  {
    host: 'shop.example',
    entityId: 'us',
    cited: 2,
    retrieved: 0,
    samples: 20,
    pages: [{ url: 'https://shop.example/lofts', cited: 2 }],
  },
];
const comparison = {
  ours: { id: 'a'.repeat(20), url: 'https://shop.example/', score: 60 },
  theirs: { id: 'b'.repeat(20), url: 'https://rival.example/lofts', score: 80 },
  differences: [
    {
      checkId: 'json-ld',
      title: 'Structured data says who you are',
      ours: { status: 'fail', score: 0, evidence: 'No JSON-LD was found.' },
      theirs: { status: 'pass', score: 1, evidence: 'Organization is named.' },
      points: 6.2,
      fix: 'Put this into the head.',
      snippet: null,
    },
  ],
};

function open(compare: () => Response) {
  const fetch = serveSites({
    [`GET ${CALL}/panel`]: makePanel(),
    [`GET ${CALL}/runs`]: { runs: [makeRun()], nextCursor: null },
    [`GET ${CALL}/sources`]: { sources, nextCursor: null },
    'POST /api/compare': compare,
  });
  showScreen(
    <SiteAnalytics
      user={user}
      site={makeSite()}
      oneOfMany={false}
      setup={makeSetup()}
      part="sources"
      answer={null}
    />,
    `/analytics/${SITE_ID}/sources`,
  );
  return () =>
    sentRequests(fetch)
      .filter(({ address }) => address === '/api/compare')
      .map(({ body }) => JSON.parse(String(body)));
}

describe('the sources of answers', () => {
  it('lead in one press from a page of theirs to why it is cited and ours is not', async () => {
    const sent = open(() => json(200, comparison));
    await userEvent.click(await screen.findByText('rival.example'));
    expect(screen.getByText('cited in 9 of 20 answers, read in 3 more')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Why them, not us' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Why them, not us' }));
    expect(await dialog.findByText('Structured data says who you are')).toBeVisible();
    expect(dialog.getByText('Put this into the head.')).toBeVisible();
    expect(dialog.getByText('+6.2')).toBeVisible();
    expect(sent()).toEqual([{ ours: 'https://shop.example/', theirs: 'https://rival.example/lofts' }]);
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Our page' }), 'shop.example/lofts');
    await userEvent.click(dialog.getByRole('button', { name: 'Compare again' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toMatchObject({ ours: 'https://shop.example/lofts' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText('Address')).toHaveTextContent(/\/sources$/);
  });

  it('say which of the two pages could not be had', async () => {
    open(() =>
      json(422, {
        error: 'The website answered with an error.',
        code: 'target_http_error',
        details: { page: 'theirs', url: 'https://rival.example/lofts' },
      }),
    );
    await userEvent.click(await screen.findByText('rival.example'));
    await userEvent.click(screen.getByRole('link', { name: 'Why them, not us' }));
    expect(await screen.findByText('Their page could not be read')).toBeVisible();
    expect(screen.getByText('The website answered with an error.')).toBeVisible();
  });
});
