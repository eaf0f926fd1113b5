import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AnalysisForm } from './analysis-form.tsx';

const onSubmit = vi.fn();
function visit(url = '') {
  cleanup();
  render(<AnalysisForm initialUrl={url} initialEmail={null} running={false} onSubmit={onSubmit} />);
}
const website = () => screen.getByLabelText('Website URL');
const email = () => screen.getByLabelText('Work email');

it('has what was typed again after a reload, but for a link that names a page, until it is sent', async () => {
  visit();
  await userEvent.type(website(), 'shop.exam');
  await userEvent.type(email(), 'ada@shop.example');
  visit('https://mill.example/');
  expect(website()).toHaveValue('https://mill.example/');
  visit();
  expect(website()).toHaveValue('shop.exam');
  expect(email()).toHaveValue('ada@shop.example');
  await userEvent.type(website(), 'ple');
  await userEvent.click(screen.getByRole('button', { name: 'Analyze Website' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  visit();
  expect(website()).toHaveValue('');
  expect(email()).toHaveValue('');
});
