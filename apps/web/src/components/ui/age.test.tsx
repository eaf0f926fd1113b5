import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const AT = '2026-11-27T20:42:00.000Z';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

it.each([
  ['UTC', 'on Nov 27, 2026, 8:42 PM UTC'],
  ['Pacific/Auckland', 'on Nov 28, 2026, 9:42 AM GMT+13'],
  ['America/Los_Angeles', 'on Nov 27, 2026, 12:42 PM PST'],
])('is on paper a moment with its zone, in %s', async (zone, text) => {
  vi.stubEnv('TZ', zone);
  const { Age } = await import('./age.tsx');
  const { container } = render(<Age at={AT} />);
  expect(container.querySelector('time')).toHaveTextContent(text);
  expect(container.querySelector('time')).toHaveAttribute('dateTime', AT);
});
