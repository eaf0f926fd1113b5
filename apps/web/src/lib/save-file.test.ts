import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { saveFile } from './save-file.ts';

it('tells screen readers what was downloaded, each time', async () => {
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => {};
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  saveFile('llms.txt', '# Shop');
  const said = await screen.findByText('llms.txt is downloaded');
  expect(said).toHaveAttribute('aria-live', 'polite');
  saveFile('robots.txt', 'User-agent: *');
  expect(await screen.findByText('robots.txt is downloaded')).toBe(said);
  expect(clicked).toHaveBeenCalledTimes(2);
});
