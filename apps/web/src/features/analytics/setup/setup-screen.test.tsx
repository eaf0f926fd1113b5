import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { User } from '@visible-ai/shared/accounts/schema';
import type { Panel } from '@visible-ai/shared/answers/schema';
import { describe, expect, it } from 'vitest';
import { json, sentRequests } from '../../../../test/fake-server.ts';
import { makeUser } from '../../../../test/make-user.ts';
import { makeSite, SITE_ID } from '../../sites/testing/make-site.ts';
import { serveSites, showScreen } from '../../sites/testing/show-screen.tsx';
import { SiteAnalytics } from '../site-analytics.tsx';
import { makePanel, makeSetup } from '../testing/make-answers.ts';

const active = makeUser({ subscription: { status: 'active', plan: null, credits: null } });
const CALL = `/api/sites/${SITE_ID}/answers`;
const suggestions = {
  own: { id: 'own', own: true, name: 'Shop', aliases: ['The Shop'], domains: ['shop.example'], context: [] },
  competitors: [
    { id: 'c1', own: false, name: 'Steigwerk', aliases: [], domains: ['rival.example'], context: [] },
  ],
  prompts: [
    {
      id: 's1',
      text: 'Which ladder fits a loft?',
      locale: 'en',
      country: null,
      tags: [],
      paused: false,
      because: 'A question on /faq',
    },
    {
      id: 's2',
      text: 'How high may a ladder be?',
      locale: 'en',
      country: null,
      tags: [],
      paused: false,
      because: 'A heading on /guide',
    },
  ],
};
const estimate = { calls: 20, canaryCalls: 2, lowUsd: 0.2, highUsd: 1.1, leftThisMonthUsd: 18.5 };
const fresh = makePanel({
  version: 0,
  // Until something is saved, the server suggests who we are.
  entities: [
    { id: 'own', own: true, name: 'shop.example', aliases: [], domains: ['shop.example'], context: [] },
  ],
  prompts: [],
});

interface Opened {
  user?: User;
  panel?: Panel | (() => Response);
  step?: number;
  save?: () => Response;
  suggest?: () => Promise<Response>;
  runs?: () => Response;
}

/** The set-up as the server stores it. */
const kept = (panel: Panel, change: Partial<Panel>) => {
  const next = { ...panel, ...change, version: panel.version + 1 };
  return { ...next, prompts: next.prompts.map((prompt) => ({ ...prompt, branded: false })) };
};

function open({ user = active, panel = fresh, step = 1, save, suggest, runs }: Opened = {}) {
  const fetch = serveSites({
    [`GET ${CALL}/panel`]: panel,
    [`GET ${CALL}/suggestions`]: suggest ?? suggestions,
    [`GET ${CALL}/runs`]: runs ?? { runs: [], nextCursor: null },
    [`POST ${CALL}/estimate`]: estimate,
    [`PUT ${CALL}/panel`]: (body: object) => save?.() ?? json(200, kept(makePanel(), body)),
  });
  showScreen(
    <SiteAnalytics
      user={user}
      site={makeSite()}
      oneOfMany={false}
      setup={makeSetup()}
      part="setup"
      answer={null}
    />,
    `/analytics/${SITE_ID}/setup${step > 1 ? `?step=${step}` : ''}`,
  );
  return (method: string) =>
    sentRequests(fetch)
      .filter((request) => request.method === method)
      .map(({ body }) => JSON.parse(String(body)));
}

describe('the set-up', () => {
  it('says when it is not known whether a run is under way, and asks again', async () => {
    let fails = true;
    open({
      runs: () =>
        fails
          ? json(429, { error: 'Too many requests. Please try again in 9 seconds.', code: 'rate_limited' })
          : json(200, { runs: [], nextCursor: null }),
    });
    expect(
      await screen.findByText(/could not be found out: Too many requests\. Please try again in 9 seconds\./),
    ).toBeVisible();
    expect(await screen.findByRole('textbox', { name: 'Your brand, as people write it' })).toBeVisible();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/could not be found out/)).toBeNull());
  });

  it('suggests no question that is asked already, from wherever', async () => {
    const [asked] = makePanel().prompts;
    open({ step: 2, panel: makePanel({ prompts: asked ? [{ ...asked, country: 'GB' }] : [] }) });
    expect(await screen.findByText('How high may a ladder be?')).toBeVisible();
    expect(screen.getAllByText('Which ladder fits a loft?')).toHaveLength(1);
  });

  it('waits for what a site suggests the first time alone, and says what it waits for', async () => {
    const never = () => new Promise<Response>(() => undefined);
    open({ suggest: never });
    expect(await screen.findByText(/^Reading what your site suggests: your name/)).toBeVisible();
    cleanup();
    open({ suggest: never, panel: makePanel() });
    expect(await screen.findByRole('textbox', { name: 'Your brand, as people write it' })).toHaveValue(
      'Nordic Ladder',
    );
    expect(screen.queryByText(/could not be had/)).not.toBeInTheDocument();
  });

  it('begins with what the site says of itself, which its owner confirms and adds to', async () => {
    const sent = open();
    expect(await screen.findByRole('textbox', { name: 'Your brand, as people write it' })).toHaveValue(
      'Shop',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Steigwerk' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add a competitor' }));
    const added = within(screen.getByRole('group', { name: 'A competitor' }));
    await userEvent.click(screen.getByRole('button', { name: 'Confirm and continue' }));
    expect(added.getByText('Please enter a name')).toBeVisible();
    await userEvent.type(added.getByRole('textbox', { name: 'Name' }), 'Orange');
    const group = within(screen.getByRole('group', { name: 'Orange' }));
    await userEvent.type(
      group.getByRole('textbox', { name: 'Domains, one per line' }),
      'https://www.Orange.example/shop{Enter}{Enter}orange.fr',
    );
    await userEvent.click(group.getByText(/Other names and context words/));
    await userEvent.type(group.getByRole('textbox', { name: 'Context words, one per line' }), 'network');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm and continue' }));
    expect(await screen.findByRole('heading', { name: 'What is asked' })).toHaveFocus();
    expect(sent('PUT')).toEqual([
      {
        entities: [
          suggestions.own,
          suggestions.competitors[0],
          expect.objectContaining({
            own: false,
            name: 'Orange',
            domains: ['orange.example', 'orange.fr'],
            context: ['network'],
          }),
        ],
      },
    ]);
  });

  it('asks nothing that is not approved, one by one or all at once', async () => {
    const sent = open({ step: 2 });
    expect(await screen.findByText('A question on /faq')).toBeVisible();
    expect(screen.getByText('Nothing is asked yet')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Approve: How high may a ladder be?' }));
    expect(screen.getByRole('heading', { name: 'Suggested from your site (1)' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Approve all' }));
    expect(screen.getByRole('heading', { name: 'Approved (2)' })).toBeVisible();
    await userEvent.click(screen.getByRole('switch', { name: /: prompt 2$/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove prompt 1' }));
    // Approving includes the prompt that is still in the field.
    await userEvent.type(
      screen.getByRole('textbox', { name: 'A question of your own' }),
      'Who repairs ladders?',
    );
    await userEvent.type(screen.getByRole('textbox', { name: /^Tags/ }), 'service, repair');
    await userEvent.click(screen.getByRole('button', { name: 'Approve and continue' }));
    expect(await screen.findByRole('heading', { name: 'Engines, money and times' })).toBeVisible();
    expect(sent('PUT')).toMatchObject([
      {
        prompts: [
          { text: 'Which ladder fits a loft?', paused: true },
          { text: 'Who repairs ladders?', tags: ['service', 'repair'], paused: false },
        ],
      },
    ]);
  });

  it('says what a run costs, in calls and money, before anything is spent', async () => {
    const sent = open({ panel: makePanel(), step: 3 });
    expect(await screen.findByText(/from \$0\.20 to \$1\.10/)).toBeVisible();
    expect(screen.getByText('$18.50 left this month')).toBeVisible();
    expect(screen.getByText(/^One run: 20 calls, and 2 more/)).toBeVisible();
    const samples = screen.getByRole('textbox', { name: 'Samples' });
    await userEvent.clear(samples);
    await userEvent.type(samples, '40');
    expect(screen.getByText('Please enter a whole number from 1 to 30')).toBeVisible();
    await userEvent.clear(samples);
    await userEvent.type(samples, '7');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Claude' }));
    await waitFor(() =>
      expect(sent('POST').at(-1)).toEqual({ engines: ['openai'], samples: 7, monthlyBudgetUsd: 20 }),
    );
    expect(screen.getByRole('checkbox', { name: 'Gemini' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Save the set-up' }));
    await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent(`/analytics/${SITE_ID}`));
    expect(sent('PUT')).toMatchObject([{ engines: ['openai'], samples: 7, monthlyBudgetUsd: 20 }]);
  });

  it('loses nothing that was typed, neither by an error nor by a look elsewhere', async () => {
    open({
      panel: makePanel(),
      save: () => json(403, { error: 'Your plan does not include this.', code: 'plan_limit' }),
    });
    const brand = await screen.findByRole('textbox', { name: 'Your brand, as people write it' });
    await userEvent.type(brand, ' Co');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm and continue' }));
    expect(await screen.findByText('Your plan does not include this.')).toBeVisible();
    expect(brand).toHaveValue('Nordic Ladder Co');
    await userEvent.click(screen.getByRole('link', { name: 'Prompts' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stay here' }));
    expect(brand).toHaveValue('Nordic Ladder Co');
    expect(screen.getByText('Not saved')).toBeVisible();
  });

  it('keeps what another tab saved while somebody was writing here, and says so', async () => {
    const [first] = makePanel().prompts;
    if (!first) throw new Error('The made panel has no prompt');
    const other = { ...first, id: 'elsewhere', text: 'Who delivers tomorrow?' };
    let prompts = [first, { ...first, id: 'b', text: 'Who repairs ladders?' }];
    const sent = open({ step: 2, panel: () => json(200, kept(makePanel(), { prompts })) });
    await userEvent.click(await screen.findByRole('button', { name: 'Change prompt 1' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Prompt 1' }), ' Really?');
    // The other tab adds a question and pauses the second one.
    prompts = [...prompts.map((prompt) => ({ ...prompt, paused: prompt.id === 'b' })), other];
    await userEvent.click(screen.getByRole('button', { name: 'Approve and continue' }));
    expect(await screen.findByText(/^Your prompts are saved\. What was saved elsewhere/)).toBeVisible();
    expect(sent('PUT')).toMatchObject([
      {
        prompts: [
          { id: first.id, text: `${first.text} Really?`, paused: false },
          { id: 'b', paused: true },
          { id: 'elsewhere' },
        ],
      },
    ]);
  });

  it('sends of the plan what was changed here, over what another tab saved', async () => {
    let samples = 5;
    const sent = open({ step: 3, panel: () => json(200, makePanel({ samples })) });
    const budget = await screen.findByRole('textbox', { name: 'Budget in a month, US dollars' });
    await userEvent.clear(budget);
    await userEvent.type(budget, '7');
    samples = 9;
    await userEvent.click(screen.getByRole('button', { name: 'Save the set-up' }));
    expect(await screen.findByText(/^The set-up is saved\. What was saved elsewhere/)).toBeVisible();
    expect(sent('PUT')).toMatchObject([{ monthlyBudgetUsd: 7, samples: 9 }]);
  });

  it('takes a plan, which is said before anything is typed', async () => {
    open({ user: makeUser({ subscription: { status: 'trial', plan: null, credits: 3 } }) });
    expect(await screen.findByText('Asking the engines is part of our plans')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirm and continue' })).toBeNull();
  });
});
