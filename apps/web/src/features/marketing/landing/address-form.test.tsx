import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { AddressForm } from './address-form.tsx';

function open() {
  cleanup();
  render(
    <MemoryRouter>
      <AddressForm />
    </MemoryRouter>,
  );
  return screen.getByRole('textbox', { name: 'Website address' });
}

it('keeps the address over a reload until it is sent', async () => {
  await userEvent.type(open(), 'kiln.example');
  const again = open();
  expect(again).toHaveValue('kiln.example');
  await userEvent.type(again, '{Enter}');
  expect(open()).toHaveValue('');
});
