import { screen } from '@testing-library/react';
import { answerEngines } from '@visible-ai/shared/answers/engines';
import { describe, expect, it } from 'vitest';
import { serveSites, showScreen } from '../sites/testing/show-screen.tsx';
import { makeSetup } from './testing/make-answers.ts';
import { WithEngines } from './with-engines.tsx';

const off = (toAdmin: boolean) =>
  makeSetup({
    configured: false,
    engines: makeSetup().engines.map((engine) => {
      const { variable } = answerEngines[engine.id];
      const missing = engine.id === 'gemini' ? [variable, 'GEMINI_TERMS_ACCEPTED'] : [variable];
      return { ...engine, on: false, missing: toAdmin ? missing : null };
    }),
  });

function open(setup: unknown) {
  serveSites({ 'GET /api/answers/setup': setup });
  showScreen(<WithEngines>{() => <p>The real thing</p>}</WithEngines>, '/analytics');
}

describe('analytics where no engine can be asked', () => {
  it('is the placeholder, which tells an admin alone what brings it to life', async () => {
    open(off(true));
    expect(await screen.findByRole('heading', { level: 1, name: 'Analytics Coming Soon' })).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    expect(screen.getByRole('link', { name: 'Generate Content' })).toHaveAttribute('href', '/content');
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(screen.getByText(/To bring this to life/)).toHaveTextContent(
      /OPENAI_API_KEY.* or GEMINI_API_KEY with GEMINI_TERMS_ACCEPTED\.$/,
    );
  });

  it('says nothing of variables to anybody else', async () => {
    open(off(false));
    expect(await screen.findByText('Analytics Coming Soon')).toBeVisible();
    expect(screen.queryByText(/To bring this to life/)).toBeNull();
  });

  it('gives way to the real thing where one can', async () => {
    open(makeSetup());
    expect(await screen.findByText('The real thing')).toBeVisible();
    expect(screen.queryByText('Analytics Coming Soon')).toBeNull();
  });
});
