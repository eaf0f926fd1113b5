import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GroupBars } from './group-bars.tsx';

const across = (points: number) =>
  render(
    <GroupBars
      groups={[
        { group: 'content', points: 19.4, of: 39 },
        { group: 'speed', points: 0, of: 0 },
        { group: 'across', points, of: 43 },
      ]}
    />,
  );

it('says of the groups of pages what they won, and of the faults between pages what they take off', () => {
  across(37.8);
  expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual([
    '19 of 39 points',
    'Not measured',
    '5 points taken off',
  ]);
});

it.each([
  [43, 'Nothing taken off'],
  [42.7, 'Under 1 point taken off'],
  [42.2, '1 point taken off'],
])('says of %s of 43 points between pages: %s', (points, text) => {
  across(points);
  expect(screen.getByText(text)).toBeVisible();
});
