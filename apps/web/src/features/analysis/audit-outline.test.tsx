import { render, screen } from '@testing-library/react';
import { checkGroups } from '@visible-ai/shared/analysis/check-groups';
import { groupPoints } from '@visible-ai/shared/analysis/group-points';
import { groupNames } from '@visible-ai/shared/analysis/score-words';
import { expect, it } from 'vitest';
import { AuditOutline } from './audit-outline.tsx';

it('names the points of each group as the score counts them', () => {
  render(<AuditOutline />);
  const named = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  expect(named).toEqual(
    checkGroups.map((group, index) => `${index + 1}${groupNames[group]}${groupPoints[group]} points`),
  );
});
