import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AskedThen } from '@visible-ai/shared/answers/schema';
import { describe, expect, it } from 'vitest';
import { sentRequests } from '../../../../test/fake-server.ts';
import { makeUser } from '../../../../test/make-user.ts';
import { makeSite, SITE_ID } from '../../sites/testing/make-site.ts';
import { serveSites, showScreen } from '../../sites/testing/show-screen.tsx';
import { answerPath } from '../answers-paths.ts';
import { SiteAnalytics } from '../site-analytics.tsx';
import { makePanel, makeRun, makeSample, makeSetup, RUN_ID } from '../testing/make-answers.ts';
import type { AnswerAddress } from './answer-screen.tsx';

const CALL = `/api/sites/${SITE_ID}/answers`;
const user = makeUser({ subscription: { status: 'active', plan: null, credits: null } });
const first: AnswerAddress = { runId: RUN_ID, promptId: 'p1', engine: 'openai', n: 1 };

function open(
  samples: ReturnType<typeof makeSample>[],
  {
    answer = null,
    query = '',
    prompts = makePanel().prompts,
  }: { answer?: AnswerAddress | null; query?: string; prompts?: AskedThen['prompts'] } = {},
) {
  const fetch = serveSites({
    [`GET ${CALL}/panel`]: makePanel(),
    [`GET ${CALL}/runs`]: { runs: [makeRun()], nextCursor: null },
    [`GET /api/answer-runs/${RUN_ID}/samples`]: {
      ...{ samples, total: samples.length, nextCursor: null },
      asked: { prompts, entities: makePanel().entities },
    },
  });
  showScreen(
    <SiteAnalytics
      user={user}
      site={makeSite()}
      oneOfMany={false}
      setup={makeSetup()}
      part="answers"
      answer={answer}
    />,
    answer ? answerPath(SITE_ID, RUN_ID, answer) : `/analytics/${SITE_ID}/answers${query}`,
  );
  return fetch;
}

describe('the answers of a run', () => {
  it('stand in rows with who is named in them, and what came of those that are none', async () => {
    open([
      makeSample(),
      makeSample({
        id: '00000000-0000-4000-8000-0000000000d2',
        n: 2,
        status: 'refused',
        mentions: [],
        sources: [],
      }),
    ]);
    const rows = (await screen.findAllByRole('link', { name: 'Which ladder fits a loft?' })).map((link) =>
      within(link.closest('li') ?? link),
    );
    expect(rows[0]?.getByText('Nordic Ladder')).toBeVisible();
    expect(rows[0]?.getByText('(you)')).toBeVisible();
    expect(rows[0]?.getByText('1 source cited')).toBeVisible();
    expect(rows[1]?.getByText('Refused')).toBeVisible();
    expect(screen.getByText('2 of 2 answers')).toBeVisible();
  });

  it('say how they speak of you, where that was judged', async () => {
    open([makeSample({ judgement: -1, passage: 'It wobbles.' })]);
    expect(await screen.findByText('speaks of you badly')).toBeVisible();
  });

  it('are looked through by what the address names', async () => {
    const fetch = open([makeSample()], { query: '?engine=openai&names=us&status=never' });
    expect(await screen.findByText('1 of 1 answers that fit')).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Cites' }), 'Steigwerk');
    expect(screen.getByLabelText('Address')).toHaveTextContent('?engine=openai&names=us&cites=them');
    const asked = sentRequests(fetch).filter(({ address }) => address.includes('/samples'));
    expect(asked.map(({ address }) => address.split('?')[1])).toEqual([
      'engine=openai&names=us',
      'engine=openai&names=us&cites=them',
    ]);
  });
});

it('gives answers of a prompt that was changed or removed since in the words that were asked', async () => {
  const prompts = [{ id: 'p1', text: 'Which ladder did we ask about then?', locale: 'en', country: null }];
  open([makeSample()], { prompts });
  expect(await screen.findByRole('link', { name: 'Which ladder did we ask about then?' })).toBeVisible();
  expect(screen.getByRole('option', { name: 'Which ladder did we ask about then?' })).toBeInTheDocument();
});

describe('one answer', () => {
  it('has the names in it lit, its sources as links that say where they lead, and what it took', async () => {
    open([makeSample()], { answer: first });
    const lit = await screen.findAllByText(/^(Steigwerk|Nordic Ladder)$/, { selector: 'div > mark' });
    expect(lit.map(({ title }) => title)).toEqual(['Steigwerk', 'Nordic Ladder (you)']);
    const source = screen.getByRole('link', { name: /^https:\/\/rival\.example\/lofts\?a=1/ });
    expect(source).toHaveAttribute('rel', 'noopener nofollow');
    expect(
      within(screen.getByRole('region', { name: 'Cited (1)' })).getByRole('link', {
        name: 'Why them, not us',
      }),
    ).toHaveAttribute(
      'href',
      `/analytics/${SITE_ID}/sources?why=https%3A%2F%2Frival.example%2Flofts%3Fa%3D1`,
    );
    expect(screen.getByRole('region', { name: 'Read, not cited (1)' })).toHaveTextContent(
      'https://shop.example/',
    );
    expect(screen.getByText('gpt-x-2026, asked for gpt-x')).toBeVisible();
    expect(screen.getByText('$0.02, estimated from its price list')).toBeVisible();
    expect(screen.getByText('loft ladder test')).toBeVisible();
  });

  it('begins what is known of it with how it speaks of you, and the words that show it', async () => {
    open([makeSample({ judgement: 1, passage: 'Nordic Ladder is solid.' })], { answer: first });
    const [fact] = within(await screen.findByRole('region', { name: 'About it' })).getAllByRole('definition');
    expect(fact).toHaveTextContent('wellNordic Ladder is solid.');
  });

  it('explains only the marks that it has', async () => {
    open([makeSample({ mentions: [], sources: [] })], { answer: first });
    expect(await screen.findByText('It cites nobody.')).toBeVisible();
    expect(screen.queryByText('A competitor')).toBeNull();
    expect(screen.queryByText('Words a source is cited for')).toBeNull();
  });

  it('is text and nothing but text, and leads to no script', async () => {
    const hostile = '<img src=x onerror="alert(1)"> **bold** [x](javascript:alert(1))';
    open(
      [
        makeSample({
          text: hostile,
          mentions: [],
          sources: [
            {
              kind: 'cited',
              url: 'javascript:alert(1)',
              host: '',
              title: '<b>T</b>',
              entityId: 'them',
              places: [],
            },
          ],
        }),
      ],
      { answer: first },
    );
    expect(await screen.findByText(hostile)).toBeVisible();
    expect(screen.getByText('<b>T</b>')).toBeVisible();
    expect(screen.getByText('javascript:alert(1)')).toBeVisible();
    expect(document.querySelector('main img, a[href^="javascript"], img[onerror]')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Why them, not us' })).toBeNull();
  });

  it('that is none says what became of the question', async () => {
    open(
      [
        makeSample({
          status: 'http_error',
          text: null,
          mentions: [],
          sources: [],
          error: 'It answered with 503.',
        }),
      ],
      {
        answer: first,
      },
    );
    expect(await screen.findByText('There is no text.')).toBeVisible();
    expect(screen.getByText('It answered with 503.')).toBeVisible();
    expect(screen.getByText(/It counts in no figure/)).toBeVisible();
  });

  it('that is not there says so', async () => {
    open([makeSample()], { answer: { ...first, n: 9 } });
    expect(await screen.findByText('There is no such answer')).toBeVisible();
  });
});
